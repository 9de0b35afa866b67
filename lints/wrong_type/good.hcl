__schema = "service.schema.hcl"

port    = "8080"
name    = 1
enabled = "true"
hosts   = ["a", 1]
weights = { a = 1, b = "2" }
span    = [1, 2]
owner   = { team = "net" }
key     = pick(secrets)
