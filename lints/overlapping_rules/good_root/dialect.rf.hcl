dialect "example" {
  version = "0.1.0"

  provider "example/example" {
    version = ">= 1.0.0"
  }
}

rule "one" {
  match {
    type  = "example_a"
    where = source.a == 1
  }

  as = rf.concept.subnet
}

rule "two" {
  match {
    type  = "example_a"
    where = source.a == 2
  }

  as = rf.concept.subnet
}

rule "three" {
  match {
    type = "example_b"
  }

  as = rf.concept.subnet
}
