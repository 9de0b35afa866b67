__schema = var.schema
