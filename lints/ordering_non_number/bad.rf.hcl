rule "one" {
  match {
    type  = "example_one"
    where = source.a > true
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a == 1 && source.b <= "10"
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = "a" < source.a
  }

  as = rf.concept.service-identity
}

rule "four" {
  match {
    type  = "example_four"
    where = !(source.a >= false)
  }

  as = rf.concept.service-identity
}

rule "five" {
  match {
    type  = "example_five"
    where = "a" < "b"
  }

  as = rf.concept.service-identity
}
