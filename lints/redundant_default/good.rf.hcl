rule "subnet" {
  match {
    kind = "data"
    type = "acme_subnet"
  }

  as = rf.concept.subnet

  identity {
    attributes = ["id"]
    scope      = "global"
  }
}
