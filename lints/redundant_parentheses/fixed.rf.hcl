concept "subnet" {
  description = "A part of a network." /* one of several */
}

rule "subnet" {
  match {
    type  = "acme_subnet"
    where = source.enabled == true
  }

  as = rf.concept.subnet
}

rule "lan" {
  match {
    type = "acme_lan"
    where = (
      (source.a == 1 || source.b == 2) &&
      !(source.c == true)
    )
  }

  as = rf.concept.subnet

  identity {
    attributes = ["id"]
  }
}

policy "isolated" {
  target {
    rules = [acme.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network)) && !exists(contexts(rf.context.runtime)) && length(contexts(rf.context.network)) == 1
  message = "Put every subnet in a network."
}

policy "joined" {
  target {
    rules = [acme.rule.subnet]
  }

  assert = (
    exists(contexts(rf.context.network)) &&
    exists(contexts(rf.context.runtime))
  )
  message = "Put every subnet in a network."
}

rule "joined" {
  match {
    type = "acme_lan_part"
  }

  as = rf.concept.subnet

  contribution {
    to       = rf.concept.subnet
    via      = source.subnet_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = [target.id, ( # the long one
        target.arn
      )]
      strategy = "exact"
    }
  }
}
