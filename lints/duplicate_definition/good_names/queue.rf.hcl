rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue

  identity {
    attributes = ["arn"]
  }

  relation "reads-from" {
    to       = concept.queue
    via      = source.source_arn
    on_null  = "absent"
    on_empty = "absent"
  }

  relation "reads-from" {
    to       = concept.queue
    via      = source.other_arn
    on_null  = "absent"
    on_empty = "absent"
  }

  context "reads-from" {
    to       = concept.queue
    via      = source.source_arn
    on_null  = "absent"
    on_empty = "absent"
  }
}
