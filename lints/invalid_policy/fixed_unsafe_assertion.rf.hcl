# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) what is asked is what is wrong

# The examples of what an assertion is not.
policy "bare-query" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = contexts(rf.context.network)
  message = "Put it in a network."
}

policy "text" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = "yes"
  message = "Put it in a network."
}

policy "number" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = length(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "literal" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = 1
  message = "Put it in a network."
}

# Nothing is converted.
policy "unequal-types" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = length(contexts(rf.context.network)) == true
  message = "Put it in a network."
}

policy "string-and-number" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = 3 == 3
  message = "Put it in a network."
}

policy "query-compared" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = contexts(rf.context.network) == 1
  message = "Put it in a network."
}

policy "negated-number" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = !length(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "number-joined" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = length(contexts(rf.context.network)) && true
  message = "Put it in a network."
}

# `<` binds tighter than `==`.
policy "ordered-booleans" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = true == exists(contexts(rf.context.network)) < false
  message = "Put it in a network."
}

# Only facts are asked for.
policy "plan-value" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = source.enabled == true
  message = "Put it in a network."
}

policy "symbol" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = aws.rule.subnet
  message = "Put it in a network."
}

policy "name" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = network
  message = "Put it in a network."
}

# `exists` and `length` take exactly one query.
policy "no-argument" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists()
  message = "Put it in a network."
}

policy "two-arguments" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = length(contexts(rf.context.network), contexts(rf.context.runtime)) == 0
  message = "Put it in a network."
}

policy "no-query" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(true)
  message = "Put it in a network."
}

policy "symbol-as-query" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(rf.context.network)
  message = "Put it in a network."
}

policy "grouped-query" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists((contexts(rf.context.network)))
  message = "Put it in a network."
}

policy "nested" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(exists(contexts(rf.context.network)))
  message = "Put it in a network."
}

policy "expanded" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network)...)
  message = "Put it in a network."
}

policy "expanded-query" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network...))
  message = "Put it in a network."
}

# A query takes one symbol or two.
policy "no-symbol" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts())
  message = "Put it in a network."
}

policy "three-symbols" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(relations(aws.relation.assumes, aws.rule.role, aws.rule.vpc))
  message = "Put it in a network."
}

policy "two-contributions" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contributions(aws.rule.role, aws.rule.vpc))
  message = "Put it in a network."
}

policy "text-as-symbol" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts("rf.context.network"))
  message = "Put it in a network."
}

policy "number-as-symbol" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(1))
  message = "Put it in a network."
}

# There are five functions.
policy "misspelled" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "misspelled-query" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "another-query" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(resources(rf.concept.subnet))
  message = "Put it in a network."
}

policy "another-function" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = upper(true)
  message = "Put it in a network."
}
