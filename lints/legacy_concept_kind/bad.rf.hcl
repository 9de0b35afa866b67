concept "subnet" {
  kind        = "network"
  description = "A part of a network."
}

concept "queue" {
  description = "A queue of messages."
  kind        = "messaging" # as the core has it
}
