__schema = "pool.schema.hcl"

workers = "64"
name    = "größe"
hosts   = ["a", "b", "a"]
key     = "correct horse"
