rule "everything" {
  match {
    type = "example_everything"
  }

  as = rf.concept.subnet
}

rule "noted" {
  match {
    type = "example_noted"
    # for now
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
    where = source.a == 1
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == 1
  }

  as = rf.concept.service-identity
}

rule "four" {
  match {
    type = "example_four"
    where = (
      source.a == 1 &&
      source.b == 2
    )
  }

  as = rf.concept.service-identity
}

rule "five" {
  match {
    type = "example_five"
  }

  as = rf.concept.service-identity
}

rule "six" {
  match {
    type = "example_six"
  }

  as = rf.concept.service-identity
}

rule "seven" {
  match {
    type  = "example_seven"
    where = source.a == 1
  }

  as = rf.concept.service-identity
}

rule "eight" {
  match {
    type = "example_eight"
  }

  as = rf.concept.service-identity
}

rule "nine" {
  match {
    type  = "example_nine"
    where = false
  }

  as = rf.concept.service-identity
}

rule "ten" {
  match {
    type = "example_ten"
  }

  as = rf.concept.service-identity
}

policy "counted" {
  target {
    concept = rf.concept.subnet
  }

  assert  = true
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

  assert  = true
  message = "Mend it."
}

policy "asked" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network))
  message = "Mend it."
}

rule "eleven" {
  match {
    type  = "example_eleven"
    where = false
  }

  as = rf.concept.service-identity
}
