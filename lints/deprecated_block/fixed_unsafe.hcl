__schema = "edge.schema.hcl"

# The old name.
listener "https" {
  port = 443
}

legacy_listener "http" {
  bind = "0.0.0.0:80"
}

tuning {
  factor = 2
}
