tags = {
  team = "network"
  more = { team = "platform" }
}
