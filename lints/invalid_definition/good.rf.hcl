# Far below what near-limit looks for, or empty.

concept "short" {
  description = "A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue."
}

concept "empty" {
  description = ""
}
