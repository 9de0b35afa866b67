rule "data" {
  match {
    kind = "data"
    type = "example_b"
  }

  as = rf.concept.subnet
}
