dialect "example" {
  version = "0.1.0"

  provider "example/example" {
    version = ">= 1.0.0"
  }
}

rule "all" {
  match {
    type = "example_a"
  }

  as = rf.concept.subnet
}

rule "some" {
  match {
    type  = "example_a"
    where = source.a == 1
  }

  as = rf.concept.subnet
}

rule "same" {
  match {
    type  = "example_b"
    where = source.a == 1 && source.b == 2
  }

  as = rf.concept.subnet
}
