policy "concept" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "context" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.residency))
  message = "Put it in a network."
}

policy "subject" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contributions(rf.concept.bucket))
  message = "Put it in a network."
}
