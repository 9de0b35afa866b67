concept "queue" {
  description = "A queue of messages."
}

rule "queue" {
  match {
    type  = "aws_sqs_queue"
    where = source.fifo_queue == true
  }

  as = concept.queue

  identity {
    attributes = ["arn"]
    scope      = "global"
  }

  endpoint {
    attributes = ["url"]
  }

  relation "reads-from" {
    to       = concept.queue
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "absent"
    prefix   = "arn:"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}
