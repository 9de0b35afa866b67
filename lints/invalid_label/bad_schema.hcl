__schema = "edge.schema.hcl"

listener {
  version = 2
}

route "get" "x" {}
