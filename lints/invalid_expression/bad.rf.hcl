# The forms of HCL that a test has no use for.

rule "addition" {
  match {
    type  = "aws_sqs_queue"
    where = source.delay + 1 > 2
  }

  as = concept.queue
}

rule "negative" {
  match {
    type  = "aws_sqs_queue"
    where = source.delay >= -1
  }

  as = concept.queue
}

rule "conditional" {
  match {
    type  = "aws_sqs_queue"
    where = source.fifo == true ? source.delay > 1 : source.delay > 2
  }

  as = concept.queue
}

rule "template" {
  match {
    type  = "aws_sqs_queue"
    where = source.name == "queue-${source.region}"
  }

  as = concept.queue
}

rule "wrapped-operand" {
  match {
    type  = "aws_sqs_queue"
    where = "${source.name}" == "queue"
  }

  as = concept.queue
}

rule "list" {
  match {
    type  = "aws_sqs_queue"
    where = source.zones == ["a", "b"]
  }

  as = concept.queue
}

rule "object" {
  match {
    type  = "aws_sqs_queue"
    where = source.tags == { team = "messaging" }
  }

  as = concept.queue
}

rule "for" {
  match {
    type  = "aws_sqs_queue"
    where = [for zone in source.zones : zone] == source.all
  }

  as = concept.queue
}

rule "splat" {
  match {
    type  = "aws_sqs_queue"
    where = source.zones[*].name == "a" || source.zones.*.name == "b"
  }

  as = concept.queue
}

rule "string-index" {
  match {
    type  = "aws_sqs_queue"
    where = source.tags["team"] == "messaging"
  }

  as = concept.queue
}

rule "computed-index" {
  match {
    type  = "aws_sqs_queue"
    where = source.zones[source.first] == "a"
  }

  as = concept.queue
}

rule "relative" {
  match {
    type  = "aws_sqs_queue"
    where = (source.zones).first == "a"
  }

  as = concept.queue
}

rule "null" {
  match {
    type  = "aws_sqs_queue"
    where = source.delay == null
  }

  as = concept.queue
}

rule "fraction" {
  match {
    type  = "aws_sqs_queue"
    where = source.delay > 1.5
  }

  as = concept.queue
}

rule "large" {
  match {
    type  = "aws_sqs_queue"
    where = source.delay < 9223372036854775808
  }

  as = concept.queue
}

rule "call" {
  match {
    type  = "aws_sqs_queue"
    where = startswith(source.name, "queue")
  }

  as = concept.queue
}

rule "query" {
  match {
    type  = "aws_sqs_queue"
    where = exists(contexts(rf.context.network))
  }

  as = concept.queue

  composition {
    member "worker" {
      via = source.worker

      match {
        type  = "aws_lambda_function"
        where = source.memory % 2 == 0
      }
    }
  }
}

policy "arithmetic" {
  target {
    concept = aws.concept.queue
  }

  assert  = length(contexts(rf.context.network)) + 1 > 1
  message = "This queue stands in no network."
}

policy "conditional" {
  target {
    concept = aws.concept.queue
  }

  assert  = exists(contexts(rf.context.network)) ? true : false
  message = "This queue stands in no network."
}

policy "forms" {
  target {
    concept = aws.concept.queue
  }

  assert = (
    length(contexts(rf.context.network)) == -1 ||
    length(contexts(rf.context.runtime)) == 1.5 ||
    exists(contexts(rf.context.network)) == null ||
    exists([contexts(rf.context.network)]) ||
    exists(contexts("${rf.context.network}")) ||
    length(contexts(rf.context["network"])) >= 1 ||
    "${exists(contexts(rf.context.network))}"
  )

  message = "This queue stands in no network."
}
