tags = {
  team  = "network"
  stage = "test"
  team  = "platform"
}
