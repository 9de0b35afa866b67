policy_pack "messaging" {
  version = "0.1.0"
}

policy "queues-are-read" {
  target {
    concept = aws.concept.queue
  }

  assert  = exists(relations(aws.relation.reads-from))
  message = "Nothing reads this queue."
}
