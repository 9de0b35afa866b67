rule "subnet" {
  match {
    type = "acme_subnet"
  }

  as = rf.concept.subnet # the common one

  context {
    as       = rf.context.network
    to       = acme.concept.network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"
  }
}

policy "isolated" {
  target {
    concept = rf.concept.subnet
    rules   = [acme.rule.subnet, acme.rule.lan]
  }

  assert  = exists(contexts(rf.context.network, acme.rule.subnet))
  message = "Put every subnet in a network."
}
