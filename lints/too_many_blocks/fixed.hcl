__schema = "edge.schema.hcl"

logging {
  level = "info"
}

# The same again.
