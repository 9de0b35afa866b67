__schema = "cluster.schema.hcl"

replicas = "4"
range    = { from = 8, to = 2 }
zones    = ["moon"]
