policy "misspelled" {
  target {
    concept = asw.concept.function
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "unknown" {
  target {
    rules = [aws.rule.function]
  }

  assert  = exists(relations(azure.relation.assumes))
  message = "Put it in a network."
}
