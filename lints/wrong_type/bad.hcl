__schema = "service.schema.hcl"

port    = "https"
name    = ["a"]
enabled = 1
hosts   = ["a", ["b"]]
weights = { a = 1, b = "many" }
span    = [1]
owner   = { pager = 1 }
key     = "a secret"
