# Blocks that have a name have one, and it is an identifier.

concept {
  description = "A queue of messages."
}

concept "queue" {
  description = "A queue of messages."
}

context "place-of-running" {
  description = "Where it runs."
}

relation "reads-from" {
  description = "Takes messages from it."
}

concept "messaging" "topic" {
  description = "A topic of messages."
}

concept "messaging-subscription" {
  description = "Who listens to a topic."
}

concept "messaging-stream" {
  description = "Messages that stay."
}

concept "2nd-queue" {
  description = "Where messages go that nobody takes."
}

concept "letters" {
  description = "A queue of messages."
}

concept "queues" {
  description = "A queue of messages."
}

concept "dead-letters" {
  description = "Where messages go that nobody takes."
}

concept "" {
  description = "A queue of messages."
}

concept "größe" {
  description = "How large a message may be."
}

concept "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" {
  description = "A name of 65 bytes."
}

rule "sqs-queue" {
  match "aws_sqs_queue" {
    type = "aws_sqs_queue"
  }

  as = concept.queue

  identity "arn" {
    attributes = ["arn"]
  }

  endpoint "url" {
    attributes = ["url"]
  }

  relation "reads-from" {
    to       = concept.queue
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "absent"

    match "arn" {
      by       = target.arn
      strategy = "exact"
    }
  }

  context "messaging" "placement" {
    to       = concept.queue
    via      = source.region
    on_null  = "absent"
    on_empty = "absent"
  }

  contribution "reads-from" {
    to       = concept.queue
    via      = source.owner_id
    on_null  = "absent"
    on_empty = "absent"
  }

  composition "workers" {
    member {
      via = source.worker

      match {
        type = "aws_lambda_function"
      }
    }

    member "reserve-worker" {
      via = source.reserve

      match {
        type = "aws_lambda_function"
      }
    }
  }
}

policy "queues-are-read" {
  target "queues" {
    concept = aws.concept.queue
  }

  assert  = exists(relations(aws.relation.reads-from))
  message = "Nothing reads this queue."
}
