rule "queue" {
  match {
    type  = "aws_sqs_queue"
    where = (source.fifo == true && source.delay >= 1e3) || !(source.zones[0].name == "a" || source.spare == true)
  }

  as = rf.concept.service-identity
}

policy "queues-are-read" {
  target {
    concept = aws.concept.queue
  }

  assert = (
    exists(contexts(rf.context.network)) &&
    length(relations(aws.relation.reads-from, aws.concept.queue)) <= 3
  )

  message = "This queue stands in no network."
}
