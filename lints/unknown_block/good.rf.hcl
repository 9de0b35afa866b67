rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = rf.concept.service-identity

  composition {
    member "worker" {
      via = source.worker

      match {
        type = "aws_lambda_function"
      }
    }
  }
}
