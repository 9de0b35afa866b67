__schema = "edge.schema.hcl"

# The old name.
legacy_listener "https" {
  port = 443
}

legacy_listener "http" {
  bind = "0.0.0.0:80"
}

tuning {
  factor = 2
}
