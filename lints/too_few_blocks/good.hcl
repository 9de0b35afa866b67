__schema = "edge.schema.hcl"

listener "https" {
  port = 443
}

listener "http" {}

logging {}
