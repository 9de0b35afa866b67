__schema = "timeouts.schema.hcl"

idle = "5 seconds"
name = "größe"
key  = "hunter2"
