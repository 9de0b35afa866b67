rule "subnet" {
  match {
    type = "acme_subnet"
  }

  as = rf.concept.subnet
}
