rule "one" {
  match {
    type  = "example_one"
    where = source.a == 1 && source.b == 2
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a > 3 && source.a < 5
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == 1 || source.a == 2
  }

  as = rf.concept.service-identity
}

rule "four" {
  match {
    type  = "example_four"
    where = !(source.a == 1 && source.b == 1) && source.a == 1
  }

  as = rf.concept.service-identity
}

policy "one" {
  target {
    concept = rf.concept.subnet
  }

  assert  = length(contexts(rf.context.network)) > 0 && length(contexts(rf.context.network)) < 2
  message = "Mend it."
}
