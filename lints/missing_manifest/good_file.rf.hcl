# A file that is named by itself is looked at by itself.

concept "queue" {
  description = "A queue of messages."
}
