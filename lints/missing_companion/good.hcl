__schema = "tls.schema.hcl"

certificate = "edge.pem"
private_key = "edge.key"
