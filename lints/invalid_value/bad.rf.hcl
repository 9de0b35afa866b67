# A static string is written out; a list has items that differ.

concept "queue" {
  description = source.name
}

concept "topic" {
  description = "A topic of ${upper("sns")} messages."
}

concept "stream" {
  description = upper("a stream")
}

concept "table" {
  description = 12
}

concept "bucket" {
  description = true
}

concept "object" {
  description = null
}

concept "file" {
  description = ["a file"]
}

concept "folder" {
  description = { text = "a folder" }
}

concept "disk" {
  description = "a" + 1
}

rule "queue" {
  match {
    kind = data
    type = 7
  }

  as = concept.queue

  identity {
    attributes = "arn"
    scope      = "Global"
  }

  endpoint {
    attributes = []
  }

  relation "reads-from" {
    to       = concept.queue
    via      = source.redrive_policy
    on_null  = "missing"
    on_empty = "absnt"
    external = "denied"
    disclose = <<-EOT
      all
    EOT
    prefix   = source.prefix

    match {
      by       = target.arn
      strategy = "exactly"
    }
  }
}

rule "topic" {
  match {
    type = "aws_sns_topic"
  }

  as = concept.topic

  identity {
    attributes = ["arn", "id", "arn", "", "a..b", "tags[x]", "tags[0", "a-b", "0", source.id, 3]
    scope      = "region"
  }

  endpoint {
    attributes = [for name in ["url"] : name]
  }
}

policy "queues-are-read" {
  target {
    concept = aws.concept.queue
  }

  assert  = exists(relations(aws.relation.reads-from))
  message = <<-EOT
    Nothing reads ${source.name}.
  EOT
}
