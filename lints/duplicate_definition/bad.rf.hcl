# What one block holds twice shows in its file alone.

rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue

  context "placement" {
    to       = rf.concept.subnet
    via      = source.subnet_id
    on_null  = "absent"
    on_empty = "absent"
  }

  context "placement" {
    to       = rf.concept.subnet
    via      = source . subnet_id
    on_null  = "indeterminate"
    on_empty = "absent"
  }

  relation {
    as       = relation.reads-from
    to       = rule.topic
    via      = source.topics[0]
    on_null  = "absent"
    on_empty = "absent"
  }

  relation {
    as       = relation.reads-from
    to       = rule.topic
    via      = source.topics[0]
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.topic
    via      = source.topic_arn
    on_null  = "absent"
    on_empty = "absent"
  }

  contribution {
    to       = concept.topic
    via      = source.topic_arn
    on_null  = "absent"
    on_empty = "absent"
  }

  composition {
    member "worker" {
      via = source.worker

      match {
        type = "aws_lambda_function"
      }
    }

    member "worker" {
      via = source.reserve

      match {
        type = "aws_lambda_function"
      }
    }
  }
}
