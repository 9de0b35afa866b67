rule "one" {
  match {
    type  = "example_one"
    where = source.a == 3
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a == "3"
  }

  as = rf.concept.service-identity
}
