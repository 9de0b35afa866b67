__schema = "edge.schema.hcl"

listener {
  version = 2
}

route "GET" "x" {}
