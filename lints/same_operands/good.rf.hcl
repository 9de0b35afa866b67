rule "one" {
  match {
    type  = "example_one"
    where = source.a == source.b
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a[0] == source.a[1]
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == 1 && source.b == 1
  }

  as = rf.concept.service-identity
}

policy "both" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network)) && exists(contexts(rf.context.runtime))
  message = "Mend it."
}
