__schema = "edge.schema.hcl"

listener "a" {
  port    = 1
  version = 2
}

anything = 1
