policy "no-target" {
  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

# `dialects` alone selects nothing.
policy "nothing" {
  target {
    dialects = ["aws"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "empty" {
  target {}

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "no-rules" {
  target {
    rules = []
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

# A list even of one.
policy "rule" {
  target {
    rules = aws.rule.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "rule-twice" {
  target {
    rules = [aws.rule.subnet, aws.rule.vpc, aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "no-dialects" {
  target {
    concept  = rf.concept.subnet
    dialects = []
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "dialect" {
  target {
    concept  = rf.concept.subnet
    dialects = "aws"
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "dialect-twice" {
  target {
    concept  = rf.concept.subnet
    dialects = ["aws", "aws"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

# Every rule may use the names of `rf`, and none is its.
policy "built-in" {
  target {
    concept  = rf.concept.subnet
    dialects = ["rf"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "no-names" {
  target {
    concept  = rf.concept.subnet
    dialects = ["AWS", "my_cloud", ""]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

# A list is written out.
policy "each" {
  target {
    rules = [for r in aws : r]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}
