__schema = "container.schema.hcl"

container {
  image = "edge:1"
  build = "./edge"
  args  = ["-v"]
}

container {}
