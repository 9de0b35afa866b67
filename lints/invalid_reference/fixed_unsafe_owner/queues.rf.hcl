rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = messaging.concept.queue

  contribution {
    to       = network.concept.gateway
    via      = source.gateway
    on_null  = "absent"
    on_empty = "absent"
  }
}

rule "topic" {
  match {
    type = "aws_sns_topic"
  }

  as = concept.queue

  contribution {
    to       = rf.concept.subnet
    via      = source.subnet
    on_null  = "absent"
    on_empty = "absent"
  }
}
