__schema = "sink.schema.hcl"

sink {
  level = "info"
}
