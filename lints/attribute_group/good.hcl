__schema = "container.schema.hcl"

container {
  build   = "./edge"
  command = "edge"
  args    = ["-v"]
}
