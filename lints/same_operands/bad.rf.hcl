rule "one" {
  match {
    type  = "example_one"
    where = source.a == source.a
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a[0].b < source.a[0].b
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == 1 && source.a == 1
  }

  as = rf.concept.service-identity
}

rule "four" {
  match {
    type = "example_four"
    where = (
      source.a == "x" ||
      source.b == 1 ||
      source.a == "x"
    )
  }

  as = rf.concept.service-identity
}

policy "twice" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network)) && exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "compared" {
  target {
    concept = rf.concept.subnet
  }

  assert  = length(contexts(rf.context.network)) >= length(contexts(rf.context.network))
  message = "Mend it."
}
