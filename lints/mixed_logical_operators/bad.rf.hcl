rule "subnet" {
  match {
    type  = "acme_subnet"
    where = source.a == 1 && source.b == 2 || source.c == 3
  }

  as = rf.concept.subnet
}

policy "isolated" {
  target {
    rules = [acme.rule.subnet]
  }

  assert = (
    exists(contexts(a.context.a)) && exists(contexts(a.context.b)) || # or
    !(
      exists(contexts(a.context.c)) ||
      exists(contexts(a.context.d)) && exists(contexts(a.context.e))
    ) ||
    exists(contexts(rf.context.network)) && # and
    exists(contexts(rf.context.runtime))
  )
  message = "Put every subnet in a network."
}
