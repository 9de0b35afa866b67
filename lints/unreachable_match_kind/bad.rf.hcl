rule "variable" {
  match {
    kind = "variable"
    type = "example"
  }

  as = rf.concept.subnet

  composition {
    member "one" {
      via = source.a

      match {
        kind = "output"
        type = "example"
      }
    }
  }
}
