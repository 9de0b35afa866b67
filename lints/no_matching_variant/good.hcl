__schema = "sink.schema.hcl"

sink {
  level = "info"
  path  = "access.log"
}

sink {
  address = "10.0.0.1:514"
}
