__schema = "cluster.schema.hcl"

replicas = 5
range    = { from = 1, to = 2 }
zones    = ["a", "b"]
