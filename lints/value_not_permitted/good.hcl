__schema = "upstream.schema.hcl"

balance  = "least-requests"
replicas = "3"
tier     = "gold"
