# What may be left out: the description, the kind, the test, the scope.

concept "queue" {
  description = ""
}

rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue

  identity {
    attributes = ["arn"]
  }
}
