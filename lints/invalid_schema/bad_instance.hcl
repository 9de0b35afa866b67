__schema = "broken.schema.hcl"

a = 1
