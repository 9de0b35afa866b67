rule "one" {
  match {
    type  = "example_one"
    where = "3" == 3
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = true != 1
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == 1 && !("true" == true)
  }

  as = rf.concept.service-identity
}
