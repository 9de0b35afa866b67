__schema = "upstream.schema.hcl"

balance  = "round-robbin" # one slip
replicas = 2
tier     = "bronze"
