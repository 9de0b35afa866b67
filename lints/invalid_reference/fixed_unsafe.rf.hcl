# Every position takes references of one kind, or paths from one root.

rule "as-takes-a-concept" {
  match {
    type = "aws_sqs_queue"
  }

  as = context.placement
}

rule "as-is-no-string" {
  match {
    type = "aws_sqs_queue"
  }

  as = "concept.queue"
}

rule "as-is-no-number" {
  match {
    type = "aws_sqs_queue"
  }

  as = 7
}

rule "as-is-no-call" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept("queue")
}

rule "as-is-no-list" {
  match {
    type = "aws_sqs_queue"
  }

  as = [concept.queue]
}

rule "as-is-no-name" {
  match {
    type = "aws_sqs_queue"
  }

  as = queue
}

rule "as-has-three-parts" {
  match {
    type = "aws_sqs_queue"
  }

  as = registry.aws.concept.queue
}

rule "as-has-no-index" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue[0]
}

rule "as-has-no-string-index" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue
}

rule "as-is-misspelled" {
  match {
    type = "aws_sqs_queue"
  }

  as = rf.concept.subnet
}

rule "as-has-no-such-kind" {
  match {
    type = "aws_sqs_queue"
  }

  as = rf.thing.subnet
}

rule "as-is-in-capitals" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue
}

rule "emissions" {
  match {
    type = "aws_sqs_queue"
  }

  context {
    as       = relation.reads-from
    to       = context.placement
    via      = target.region
    on_null  = "absent"
    on_empty = "absent"
  }

  relation {
    as       = rf.relation.reads-from
    to       = rf.rule.queue
    via      = source
    on_null  = "absent"
    on_empty = "absent"
  }

  relation {
    as       = concept.queue
    to       = relation.reads-from
    via      = provider.account
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = source.arn
      strategy = "exact"
    }
  }

  relation "a" {
    to       = concept.queue
    via      = source.zones[*].id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = [target, target.arn, target.tags.name, target.arns.*]
      strategy = "exact"
    }
  }

  relation "b" {
    to       = concept.queue
    via      = source.zones[source.first]
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = []
      strategy = "exact"
    }
  }

  relation "c" {
    to       = concept.queue
    via      = source.zone
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = "target.arn"
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.queue
    via      = source.queue-url
    on_null  = "absent"
    on_empty = "absent"
  }

  contribution {
    to       = concept.queue
    via      = lower(source.url)
    on_null  = "absent"
    on_empty = "absent"
  }
}

rule "members" {
  match {
    type  = "aws_sqs_queue"
    where = provider.region == "eu-west-1" && source == "queue" && concept.queue == "queue"
  }

  composition {
    member "worker" {
      via = member

      match {
        type = "aws_lambda_function"
      }
    }

    member "log" {
      via = member.worker

      match {
        type = "aws_cloudwatch_log_group"
      }
    }
  }
}

policy "queues-are-read" {
  target {
    concept = aws.rule.queue
    rules   = [aws.concept.queue, rf.rule.queue]
  }

  assert = (
    exists(contexts(aws.relation.reads-from)) ||
    exists(relations(rf.relation.reads-from)) ||
    exists(contributions(aws.context.placement)) ||
    exists(contributions(source.arn))
  )

  message = "Nothing reads this queue."
}
