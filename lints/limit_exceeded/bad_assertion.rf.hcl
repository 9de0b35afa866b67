# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the policies ask nothing

policy "bytes" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network)) == (
    true                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                )
  message = "Put it in a network."
}

policy "depth" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true && true
  message = "Put it in a network."
}

policy "nodes" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = (1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)
  message = "Put it in a network."
}

policy "name" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contributions(aws.rule.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa))
  message = "Put it in a network."
}
