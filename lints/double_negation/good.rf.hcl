policy "isolated" {
  target {
    rules = [acme.rule.subnet]
  }

  assert  = !exists(contexts(rf.context.network)) && !(exists(contexts(rf.context.runtime)) && !exists(contributions(acme.rule.a)))
  message = "Put no subnet in a network!!"
}
