rule "subnet" {
  match {
    type  = "acme_subnet"
    where = source.mode != "OFF"
  }

  as = rf.concept.subnet
}

rule "lan" {
  match {
    type  = "acme_lan"
    where = source.replicas >= 2 /* or two */ && source.a == 1
  }

  as = rf.concept.subnet
}

policy "isolated" {
  target {
    rules = [acme.rule.subnet]
  }

  assert = (
    length(contexts(rf.context.network)) == 1
  ) || true == (length(contexts(rf.context.runtime)) < 2)
  message = "Put every subnet in a network."
}
