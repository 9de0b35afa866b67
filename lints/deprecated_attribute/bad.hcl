__schema = "timeouts.schema.hcl"

timeout = "75s"
retry   = 2
