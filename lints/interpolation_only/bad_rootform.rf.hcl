rule "subnet" {
  match {
    type  = "${"acme_subnet"}"
    where = "${source.enabled == true}"
  }

  as = "${rf.concept.subnet}"

  context {
    as       = rf.context.network
    to       = "${"${rf.concept.virtual-network}"}"
    via      = "${source.network_id /* since 1.2 */}"
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = ["${target.id}", target.arn]
      strategy = "exact"
    }
  }
}

policy "isolated" {
  target {
    rules = ["${acme.rule.subnet}"]
  }

  assert = "${
    exists(contexts(rf.context.network)) &&
    exists(contexts(rf.context.runtime))
  }"
  message = "Put every subnet in a network."
}

concept "zone" {
  description = "${ # what a reader sees
    "A zone." # in a word
  }"
}

concept "region" {
  description = "${ "A region." // in a word
  }"
}
