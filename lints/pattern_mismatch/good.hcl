__schema = "timeouts.schema.hcl"

idle = "75s"
name = "edge_1"
key  = "c0ffee00"
