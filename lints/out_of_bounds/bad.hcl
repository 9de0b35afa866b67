__schema = "pool.schema.hcl"

workers = 0.5
name    = "größer"
hosts   = ["a", "a"]
key     = "hunter2"
