rule "one" {
  match {
    type  = "example_one"
    where = source.a > 10
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a == true
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == "10"
  }

  as = rf.concept.service-identity
}
