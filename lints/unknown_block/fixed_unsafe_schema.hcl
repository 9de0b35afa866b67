__schema = "edge.schema.hcl"

listener "a" {
  version = 2
}

other {}
