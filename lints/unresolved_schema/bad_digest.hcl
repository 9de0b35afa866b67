__schema        = "edge.schema.hcl"
__schema_sha256 = "0000"
