policy "function" {
  target {
    concept = aws.concept.function
  }

  assert  = exists(relations(aws.relation.assumes, aws.rule.role))
  message = "Put it in a network."
}

policy "introduced" {
  target {
    rules = [aws.rule.function]
  }

  assert  = exists(contexts(aws.context.seen)) && exists(contexts(aws.context.residency))
  message = "Put it in a network."
}

policy "elsewhere" {
  target {
    concept = azure.concept.anything
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "built-in" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}
