policy "concept" {
  target {
    concept = aws.concept.function
    rules   = [aws.rule.function]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "one-of-several" {
  target {
    concept = rf.concept.service-identity
    rules   = [aws.rule.function, aws.rule.role]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "dialects" {
  target {
    rules    = [aws.rule.function]
    dialects = ["aws"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

# Nothing is known of this rule, so it may pass.
policy "elsewhere" {
  target {
    concept  = aws.concept.function
    rules    = [azure.rule.function]
    dialects = ["azure"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}
