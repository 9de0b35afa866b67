rule "queue" {
  as = concept.queue

  identity {
    attributes = ["arn"]
  }
}

rule "topic" {
  match {
    type = "aws_sns_topic"
  }

  as = concept.topic

  match {
    type = "aws_sns_fifo_topic"
  }

  match {
    kind = "data"
    type = "aws_sns_topic"
  }
}

rule "stream" {
  match {
    type = ""
  }

  as = concept.stream
}
