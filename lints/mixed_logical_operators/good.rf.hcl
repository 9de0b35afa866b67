rule "subnet" {
  match {
    type  = "acme_subnet"
    where = (source.a == 1 && source.b == 2) || source.c == 3 || (source.d == 4 && (source.e == 5 || source.f == 6))
  }

  as = rf.concept.subnet
}
