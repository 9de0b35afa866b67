policy "concept" {
  target {
    concept = concept.function
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "rules" {
  target {
    rules = [aws.rule.function, rule.function]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "context" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(context.residency))
  message = "Put it in a network."
}

# It is not `rf` that is meant without an owner.
policy "built-in" {
  target {
    concept = concept.subnet
  }

  assert  = length(contexts(context.network, concept.virtual-network)) == 1
  message = "Put it in a network."
}

policy "relation" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(relations(relation.assumes, rule.role))
  message = "Put it in a network."
}

policy "contribution" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = !exists(contributions(rule.attachment))
  message = "Put it in a network."
}
