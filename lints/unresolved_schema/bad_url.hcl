__schema = "https://example.com/edge.schema.hcl"
