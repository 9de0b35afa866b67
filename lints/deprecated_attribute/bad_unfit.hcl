__schema = "timeouts.schema.hcl"

timeout = "soon"
