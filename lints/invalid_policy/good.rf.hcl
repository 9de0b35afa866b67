# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) shows what the language takes

policy "p-1" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = true
  message = "Put it in a network."
}

policy "p-2" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = false
  message = "Put it in a network."
}

policy "p-3" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = true == false == false
  message = "Put it in a network."
}

policy "p-4" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = 1 < 2 == true
  message = "Put it in a network."
}

policy "p-5" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "p-6" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = length(contexts(rf.context.network)) >= 1
  message = "Put it in a network."
}

policy "p-7" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = !exists(relations(aws.relation.subscribes-to))
  message = "Put it in a network."
}

policy "p-8" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = (
    exists(contexts(rf.context.network)) &&
    length(contributions(aws.rule.s3-bucket-versioning)) == 0
  )
  message = "Put it in a network."
}

policy "p-9" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = (
    true == false == false &&
    1 < 2 == true
  )
  message = "Put it in a network."
}

policy "p-10" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(relations(aws.relation.notifies, aws.concept.topic))
  message = "Put it in a network."
}

policy "p-11" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.runtime, aws.rule.cluster))
  message = "Put it in a network."
}

policy "p-12" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contributions(rf.concept.subnet)) == !(true)
  message = "Put it in a network."
}

policy "p-13" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = length(contexts(rf.context.network)) == (1)
  message = "Put it in a network."
}

policy "p-14" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = (length(contexts(rf.context.network))) != 2
  message = "Put it in a network."
}

policy "p-15" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = 1.0 == 1
  message = "Put it in a network."
}

policy "p-16" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = 1e3 > length(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "p-17" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = "${exists(contexts(rf.context.network))}"
  message = "Put it in a network."
}

policy "p-18" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = !(!(true))
  message = "Put it in a network."
}

policy "target" {
  target {
    concept  = rf.concept.subnet
    rules    = [aws.rule.subnet, aws.rule.vpc,]
    dialects = ["aws", "kubernetes"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "wrapped-items" {
  target {
    rules = ["${aws.rule.subnet}"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network."
}

policy "longest" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network))
  message = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
}

policy "heredoc" {
  target {
    rules = [aws.rule.subnet]
  }

  assert = exists(contexts(rf.context.network))

  message = <<-EOT
    Put it in a network.
  EOT
}
