dialect "example" {
  version = "0.1.0"

  provider "example/example" {
    version = ">= 1.0.0"
  }
}

concept "topic" {
  description = "Where messages are published."
}

rule "topic" {
  match {
    type = "example_topic"
  }

  as = concept.topic

  relation "uses" {
    to       = concept.topic
    via      = source.target
    on_null  = "absent"
    on_empty = "absent"
  }
}
