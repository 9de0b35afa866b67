policy "queues-are-read" {
  target {
    rules = [aws.rule.queue]
  }

  assert  = length(relations(aws.relation.reads-from)) >= 2
  message = "One reader is too few."
}
