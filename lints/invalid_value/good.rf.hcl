# Quoted strings and heredocs are static.

concept "queue" {
  description = <<-EOT
    A queue of $${messages}.
  EOT
}

concept "topic" {
  description = "A topic."
}

rule "queue" {
  match {
    kind = "data"
    type = "aws_sqs_queue"
  }

  as = concept.queue

  identity {
    attributes = ["arn", "metadata[0].name", "_id.A9[0][1]"]
    scope      = "global"
  }

  relation "reads-from" {
    to       = concept.queue
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "indeterminate"
    # Queues of other accounts are named too.
    external = "allow"
    disclose = "report"
    prefix   = ""

    match {
      by       = target.arn
      strategy = "last-segment"
    }
  }
}
