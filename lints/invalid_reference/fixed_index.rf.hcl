rule "queue" {
  match {
    type  = "aws_sqs_queue"
    where = source.zones[0].name == "a"
  }

  as = concept.queue

  contribution {
    to       = concept.queue
    via      = source.zones[0].ids[1]
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = [target.id, target.ids[0]]
      strategy = "exact"
    }
  }
}
