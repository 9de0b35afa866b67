__schema = "edge.schema.hcl"

listener "a" {
  prt     = 1
  version = 2
}

anything = 1
