# A description has 1,024 bytes at most, and characters may have several.

concept "long" {
  description = "A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes t."
}

context "long" {
  description = "A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A queue of messages that are kept until somebody takes them, or until they are too old. A q."
}

relation "long" {
  description = "üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü"
}

concept "heredoc" {
  description = <<-EOT
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
    A queue of messages that are kept until somebody takes them, or until they are too old.
  EOT
}
