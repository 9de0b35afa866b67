__schema = "bind.schema.hcl"

socket  = "/run/edge.sock"
address = "0.0.0.0:80"
tls {}
