__schema = "edge.schema.hcl"

lisener "a" {
  version = 2
}

other {}
