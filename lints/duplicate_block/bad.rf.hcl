rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue

  identity {
    attributes = ["arn"]
  }

  endpoint {
    attributes = ["url"]
  }

  identity {
    attributes = ["id"]
    scope      = "global"
  }

  endpoint {
    attributes = ["host"]
  }

  endpoint {
    attributes = ["address"]
  }

  relation "reads-from" {
    to       = concept.queue
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  composition {
    member "worker" {
      via = source.worker

      match {
        type = "aws_lambda_function"
      }
    }
  }

  composition {
    member "reserve" {
      via = source.reserve

      match {
        type = "aws_lambda_function"
      }
    }
  }
}

policy "queues-are-read" {
  target {
    concept = aws.concept.queue
  }

  target {
    rules = [aws.rule.queue]
  }

  assert  = exists(relations(aws.relation.reads-from))
  message = "Nothing reads this queue."
}
