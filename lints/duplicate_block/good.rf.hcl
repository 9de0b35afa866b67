# Emissions and members may be many.

rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = rf.concept.service-identity

  identity {
    attributes = ["arn", "id"]
  }

  relation "reads-from" {
    to       = rf.concept.subnet
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "absent"
  }

  relation "reads-from" {
    to       = rf.concept.subnet
    via      = source.policy
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

    member "reserve" {
      via = source.reserve

      match {
        type = "aws_lambda_function"
      }
    }
  }
}
