# Each block takes its own attributes and no others.

version = "0.1.0"

concept "queue" {
  description = "A queue of messages."
  owner       = "messaging"
}

context "placement" {
  kind = "network"
}

relation "reads-from" {
  description = "Takes messages from it."
}

rule "queue" {
  type        = "aws_sqs_queue"
  description = "Queues of SQS."

  match {
    type    = "aws_sqs_queue"
    where   = source.fifo_queue == true
    region = "eu-west-1"
  }

  as = concept.queue

  identity {
    attributes = ["arn"]
    provider  = "aws"
  }

  endpoint {
    attributes = ["url"]
    scope      = "global"
  }

  relation "reads-from" {
    to       = concept.queue
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "absent"
    on_error = "absent"

    match {
      by       = target.arn
      strategy = "exact"
      kind     = "resource"
    }
  }

  contribution {
    as       = concept.queue
    to       = concept.queue
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "absent"
  }

  composition {
    order = ["worker"]

    member "worker" {
      via = source.worker
      to  = concept.queue

      match {
        type = "aws_lambda_function"
      }
    }
  }
}

rule "topic" {
  as       = concept.queue
  identity = ["arn"]

  match {
    type = "aws_sns_topic"
  }
}

policy "queues-are-read" {
  severity = "high"

  target {
    concept = aws.concept.queue
    tags    = ["messaging"]
  }

  assert   = exists(relations(aws.relation.reads-from))
  message  = "Nothing reads this queue."
  mesage   = "Nothing reads this queue."
}
