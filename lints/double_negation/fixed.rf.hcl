rule "subnet" {
  match {
    type  = "acme_subnet"
    where = source.enabled == true
  }

  as = rf.concept.subnet
}

rule "lan" {
  match {
    type  = "acme_lan"
    where = source.a == 1 && /* not off */ !(source.b == 2 || source.c == 3)
  }

  as = rf.concept.subnet
}

policy "isolated" {
  target {
    rules = [acme.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network)) || exists(contexts(rf.context.runtime))
  message = "Put every subnet in a network."
}
