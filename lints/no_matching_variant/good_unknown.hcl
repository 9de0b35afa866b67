__schema = "kind.schema.hcl"

kind = var.kind
