policy_pack "messaging" {
  version = "0.1.0"
}

policy "queues-are-read" {
  target {
    concept = rf.concept.service-identity
  }

  assert  = exists(contexts(rf.context.network))
  message = "This queue stands in no network."
}
