__schema = "edge.schema.hcl"

listener "https" "a" {}

listener "a" "https" {}
