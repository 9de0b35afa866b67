rule "subnet" {
  match {
    type = "acme_subnet"
  }

  as = concept.rf.subnet # the common one

  context {
    as       = context.rf.network
    to       = concept.acme.network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"
  }
}

policy "isolated" {
  target {
    concept = concept.rf.subnet
    rules   = [rule.acme.subnet, rule.acme.lan]
  }

  assert  = exists(contexts(context.rf.network, acme.rule.subnet))
  message = "Put every subnet in a network."
}
