# rf-lint: schema()
a = 1

# rf-lint: schema(x.schema.hcl)
b = 2
