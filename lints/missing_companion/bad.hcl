__schema = "tls.schema.hcl"

certificate = "edge.pem"
