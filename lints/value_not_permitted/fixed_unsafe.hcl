__schema = "upstream.schema.hcl"

balance  = "round-robin" # one slip
replicas = 2
tier     = "bronze"
