rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue
}
