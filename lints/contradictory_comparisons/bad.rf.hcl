rule "one" {
  match {
    type  = "example_one"
    where = source.a == 1 && source.a == 2
  }

  as = rf.concept.service-identity
}

rule "two" {
  match {
    type  = "example_two"
    where = source.a > 5 && source.b == 1 && 3 > source.a
  }

  as = rf.concept.service-identity
}

rule "three" {
  match {
    type  = "example_three"
    where = source.a == "1" && source.a == 1
  }

  as = rf.concept.service-identity
}

rule "four" {
  match {
    type  = "example_four"
    where = !(source.a == 1 || source.b == 2) && source.a == 1
  }

  as = rf.concept.service-identity
}

rule "five" {
  match {
    type  = "example_five"
    where = source.a == 1 && (source.b == 1 || source.a == 2)
  }

  as = rf.concept.service-identity
}

rule "six" {
  match {
    type = "example_six"
    where = (
      source.a >= 1 &&
      source.a != 1 &&
      source.a < 2
    )
  }

  as = rf.concept.service-identity
}

rule "seven" {
  match {
    type  = "example_seven"
    where = source.a == source.b && source.a != source.b
  }

  as = rf.concept.service-identity
}

policy "both" {
  target {
    concept = rf.concept.subnet
  }

  assert  = exists(contexts(rf.context.network)) && !exists(contexts(rf.context.network))
  message = "Mend it."
}

policy "counted" {
  target {
    concept = rf.concept.subnet
  }

  assert  = length(contexts(rf.context.network)) < 1 && length(contexts(rf.context.network)) > 1
  message = "Mend it."
}

rule "mirrored" {
  match {
    type  = "example_mirrored"
    where = source.a == source.b && source.b != source.a
  }

  as = rf.concept.service-identity
}

rule "ordered" {
  match {
    type  = "example_ordered"
    where = source.a < source.b && source.b < source.a
  }

  as = rf.concept.service-identity
}
