dialect "example" {
  version = "0.1.0"

  provider "example/example" {
    version = ">= 1.0.0"
  }
}

rule "one" {
  match {
    type = "example_a"
  }

  as = rf.concept.subnet
}

rule "two" {
  match {
    type = "example_a"
  }

  as = rf.concept.subnet
}
