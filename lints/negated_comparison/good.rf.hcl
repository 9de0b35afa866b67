rule "subnet" {
  match {
    type  = "acme_subnet"
    where = source.mode != "OFF" && !(source.a == 1 || source.b == 2)
  }

  as = rf.concept.subnet
}
