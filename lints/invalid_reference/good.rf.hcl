rule "queue" {
  match {
    type  = "aws_sqs_queue"
    where = source.zones[0].name == "a"
  }

  as = concept.queue

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = provider.region
    on_null  = "absent"
    on_empty = "absent"
  }

  relation {
    as       = relation.reads-from
    to       = rule.queue
    via      = source.zones[0][1].ids
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = [target.arn, target.ids[0]]
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

    member "log" {
      via = member.worker.log_group

      match {
        type = "aws_cloudwatch_log_group"
      }
    }
  }
}

policy "queues-are-read" {
  target {
    concept = rf.concept.subnet
    rules   = [aws.rule.queue]
  }

  assert = (
    exists(contexts(rf.context.network, aws.concept.queue)) ||
    exists(relations(aws.relation.reads-from, aws.rule.queue)) ||
    exists(contributions(aws.rule.queue))
  )

  message = "Nothing reads this queue."
}
