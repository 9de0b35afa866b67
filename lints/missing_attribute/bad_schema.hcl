__schema = "edge.schema.hcl"

listener "a" {
  port = 1
}

listener "b" {}
