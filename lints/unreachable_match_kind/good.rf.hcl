rule "data" {
  match {
    kind = "data"
    type = "example"
  }

  as = rf.concept.subnet
}
