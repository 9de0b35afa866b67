dialect "aws" {
  version = "0.1.0"

  provider "hashicorp/aws" {
    version = ">= 5.0.0"
  }
}

concept "queue" {
  description = "A queue of messages."
}

context "placement" {
  description = "Where it runs."
}

rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue

  context {
    as       = context.placement
    to       = concept.queue
    via      = source.zone
    on_null  = "absent"
    on_empty = "absent"
  }

  context {
    as       = aws.context.placement
    to       = concept.queue
    via      = source.zone
    on_null  = "indeterminate"
    on_empty = "absent"
  }
}
