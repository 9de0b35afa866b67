__schema = "timeouts.schema.hcl"

idle_timeout = "75s"
