rule "topic" {
  match {
    type = "aws_sns_topic"
  }

  as = rf.concept.service-identity
}

rule "topic-lookup" {
  match {
    kind = "data"
    type = "aws_sns_topic"
  }

  as = rf.concept.service-identity
}
