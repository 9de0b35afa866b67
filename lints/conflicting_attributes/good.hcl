__schema = "bind.schema.hcl"

socket = "/run/edge.sock"

tls {}
