# Each block takes its own blocks and no others.

owner "messaging" {
  team = "platform"
}

concept "queue" {
  description = "A queue of messages."
}

concept "topic" {
  label {
    text = "Topic"
  }
}

relation "reads-from" {
  description {
    text = "Takes messages from it."
  }
}

member "worker" {
  via = source.worker
}

rule "queue" {
  match {
    type = "aws_sqs_queue"

    where {
      source = "fifo_queue"
    }

    identity {
      attributes = ["arn"]
    }
  }

  as = concept.topic

  identity {
    attributes = ["arn"]
  }

  endpoint {
    attributes = ["url"]

    scope "global" {}
  }

  provider "hashicorp/aws" {}

  relation "reads-from" {
    to       = concept.topic
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }

    context "placement" {}
  }

  composition {
    member "worker" {
      via = source.worker

      match {
        type = "aws_lambda_function"
      }
    }

    match {
      type = "aws_lambda_alias"
    }
  }
}

policy "queues-are-read" {
  target {
    concept = aws.concept.queue

    where {
      fifo = true
    }
  }

  rule "queue" {}

  assert  = exists(relations(aws.relation.reads-from))
  message = "Nothing reads this queue."
}
