tags = {
  team = "network"
  more = { team = "platform" }
}

computed = {
  (team)    = 1
  team      = 2
  "${team}" = 3
  1.0       = 4
  "1.0"     = 5
  (null)    = 6
  null      = 7
}
