rule "everything" {
  match {
    type  = "example_everything"
    where = true
  }

  as = rf.concept.subnet
}

rule "noted" {
  match {
    type  = "example_noted"
    where = true # for now
  }

  as = rf.concept.subnet
}

rule "one" {
  match {
    type  = "example_one"
    where = false
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a == 1 && true
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == 1 || false
  }

  as = rf.concept.service-identity
}

rule "four" {
  match {
    type = "example_four"
    where = (
      source.a == 1 &&
      true &&
      source.b == 2
    )
  }

  as = rf.concept.service-identity
}

rule "five" {
  match {
    type  = "example_five"
    where = source.a == 1 || true
  }

  as = rf.concept.service-identity
}

rule "six" {
  match {
    type  = "example_six"
    where = 1 < 2
  }

  as = rf.concept.service-identity
}

rule "seven" {
  match {
    type  = "example_seven"
    where = source.a == 1 && 2 > 1
  }

  as = rf.concept.service-identity
}

rule "eight" {
  match {
    type  = "example_eight"
    where = source.a >= 1 || source.a < 5
  }

  as = rf.concept.service-identity
}

rule "nine" {
  match {
    type  = "example_nine"
    where = !(source.a != "x" || source.a != "y")
  }

  as = rf.concept.service-identity
}

rule "ten" {
  match {
    type  = "example_ten"
    where = source.a <= 9223372036854775807
  }

  as = rf.concept.service-identity
}

policy "counted" {
  target {
    concept = rf.concept.subnet
  }

  assert  = length(contexts(rf.context.network)) >= 0
  message = "Mend it."
}

policy "always" {
  target {
    concept = rf.concept.subnet
  }

  assert  = true
  message = "Mend it."
}

policy "never" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network)) || !false
  message = "Mend it."
}

policy "asked" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network)) && true
  message = "Mend it."
}

rule "eleven" {
  match {
    type  = "example_eleven"
    where = source.a > 9223372036854775807
  }

  as = rf.concept.service-identity
}
