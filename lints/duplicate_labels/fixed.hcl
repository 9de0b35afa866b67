__schema = "edge.schema.hcl"

listener "https" "a" {
  port = 443
}

listener "https" "b" {}

listener "https" b {
  port = 1
}
