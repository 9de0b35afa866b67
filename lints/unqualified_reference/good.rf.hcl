policy "concept" {
  target {
    concept = aws.concept.function
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "rules" {
  target {
    rules = [aws.rule.function, kubernetes.rule.deployment]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "context" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network, aws.rule.vpc))
  message = "Put it in a network."
}

policy "relation" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(relations(aws.relation.assumes, rf.concept.service-identity))
  message = "Put it in a network."
}

policy "contribution" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = !exists(contributions(aws.rule.attachment))
  message = "Put it in a network."
}
