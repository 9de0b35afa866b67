# What a block cannot do without.

rule "queue" {
  match {
    where = source.fifo_queue == true
  }

  as = concept.queue

  identity {
    scope = "global"
  }

  endpoint {}

  relation "reads-from" {
    to       = concept.queue
    via      = source.redrive_policy
    on_null  = "absent"
    on_empty = "absent"

    match {}
  }

  composition {
    member "worker" {
      match {
        type = "aws_lambda_function"
      }
    }
  }
}

policy "queues-are-read" {
  target {
    concept = aws.concept.queue
  }
}
