__schema = "edge.schema.hcl"

logging {
  level = "info"
}

listener {}

listener {}
