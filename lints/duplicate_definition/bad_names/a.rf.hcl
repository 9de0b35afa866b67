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

relation "reads-from" {
  description = "Takes messages from it."
}

relation "reads-from" {
  description = "Is woken by messages of it."
}

rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue

  context {
    as       = context.placement
    to       = rf.concept.subnet
    via      = source.subnet_id
    on_null  = "absent"
    on_empty = "absent"
  }

  relation {
    as       = relation.reads-from
    to       = concept.queue
    via      = source.source_id
    on_null  = "absent"
    on_empty = "absent"
  }
}
