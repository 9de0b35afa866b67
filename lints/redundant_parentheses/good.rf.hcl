rule "subnet" {
  match {
    type = "acme_subnet"
    where = (
      source.enabled == true &&
      !(source.mode == "OFF" || source.mode == "IDLE") &&
      (source.replicas >= 2)
    )
  }

  as = rf.concept.subnet
}

policy "isolated" {
  target {
    rules = [acme.rule.subnet]
  }

  assert  = (exists(contributions(acme.rule.a)) == exists(contributions(acme.rule.b))) == exists(contributions(acme.rule.c)) || (exists(contributions(acme.rule.d)) && exists(contributions(acme.rule.e))) || (1 < length(contexts(rf.context.network)) && length(contexts(rf.context.network)) < 3 && (exists(contributions(acme.rule.f)) && (exists(contributions(acme.rule.g)) && exists(contributions(acme.rule.h)))))
  message = "Put every subnet in a network."
}
