__schema = "edge.shema.hcl"
