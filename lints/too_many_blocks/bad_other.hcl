__schema = "edge.schema.hcl"

logging {
  level = "info"
}

logging {
  level = "debug"
}

logging {}
