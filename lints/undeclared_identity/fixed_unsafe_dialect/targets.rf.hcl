# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the fixture is about names

concept "bucket" {
  description = "It is there."
}

concept "queue" {
  description = "It is there."
}

concept "topic" {
  description = "It is there."
}

rule "bucket" {
  match {
    type = "aws_s3_bucket"
  }

  as = concept.bucket

  identity {
    attributes = ["id", "metadata[0].name"]
  }
}

rule "bucket-lookup" {
  match {
    kind = "data"
    type = "aws_s3_bucket"
  }

  as = concept.bucket

  identity {
    attributes = ["id", "bucket_name"]
  }
}

rule "queue" {
  match {
    type = "aws_sqs_queue"
  }

  as = concept.queue
}
