rule "one" {
  match {
    type  = "example_one"
    where = source.a == 1
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a == "x" || source.a == 1
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == true
  }

  as = rf.concept.service-identity
}

rule "four" {
  match {
    type  = "example_four"
    where = source.a >= 1 || (source.a < 1 && source.b == 2)
  }

  as = rf.concept.service-identity
}

policy "counted" {
  target {
    concept = rf.concept.subnet
  }

  assert  = length(contexts(rf.context.network)) >= 1
  message = "Mend it."
}

policy "compared" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network)) == true
  message = "Mend it."
}
