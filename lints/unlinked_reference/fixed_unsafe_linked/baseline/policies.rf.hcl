policy "concept" {
  target {
    concept = aws.concept.function
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

# Every name is looked for.
policy "rules" {
  target {
    rules = [aws.rule.function, aws.rule.role]
  }

  assert  = exists(contributions(aws.rule.attached))
  message = "Put it in a network."
}

policy "context" {
  target {
    rules = [aws.rule.function]
  }

  assert  = exists(contexts(aws.context.residency))
  message = "Put it in a network."
}

policy "relation" {
  target {
    rules = [aws.rule.function]
  }

  assert  = exists(relations(aws.relation.notifies, aws.concept.topic))
  message = "Put it in a network."
}

# A label has introduced it.
policy "introduced" {
  target {
    rules = [aws.rule.function]
  }

  assert  = exists(contexts(aws.context.seen))
  message = "Put it in a network."
}

# This dialect is not at hand.
policy "elsewhere" {
  target {
    concept = azure.concept.anything
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}
