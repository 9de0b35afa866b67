# rf-lint: schema(edge.schema.hcl)

a = 1
