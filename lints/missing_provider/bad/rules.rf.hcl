rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = rf.concept.service-identity
}
