policy "isolated" {
  target {
    rules = [acme.rule.subnet]
  }

  assert  = !exists(contexts(rf.context.network)) && !(true && !false)
  message = "Put no subnet in a network!!"
}
