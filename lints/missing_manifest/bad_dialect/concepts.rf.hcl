concept "queue" {
  description = "A queue of messages."
}
