__schema = "edge.schema.hcl"

route "GET" "/" {}
