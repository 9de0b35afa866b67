# One gives `aws.concept.function`, the other `rf.concept.service-identity`.
policy "concept" {
  target {
    concept = rf.concept.subnet
    rules   = [aws.rule.function, aws.rule.role]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

# This rule gives no concept at all.
policy "contribution" {
  target {
    concept = aws.concept.function
    rules   = [aws.rule.attachment]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "dialects" {
  target {
    rules    = [aws.rule.function]
    dialects = ["kubernetes"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

# For this no dialect has to be at hand.
policy "both" {
  target {
    concept  = aws.concept.function
    rules    = [aws.rule.function, azure.rule.function]
    dialects = ["kubernetes"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "each-fails-one" {
  target {
    concept  = aws.concept.function
    rules    = [aws.rule.role, azure.rule.function]
    dialects = ["aws"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}
