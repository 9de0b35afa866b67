rule "one" {
  match {
    type  = "example_one"
    where = source.a >= 1 && source.a <= 2
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a == 1 || source.a == 3
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == 1 || (source.a != 1 && source.b == 2)
  }

  as = rf.concept.service-identity
}

rule "four" {
  match {
    type  = "example_four"
    where = source.a == 1 && (source.b == 1 || source.b == 2)
  }

  as = rf.concept.service-identity
}
