concept "application" {
  description = true ? "A deployable application." : "Unused"
}

rule "application" {
  match {
    kind = (
      false ? "data" :
      "resource"
    )
    type = true /* for now */ ? "example_application" : "other"
  }

  as = concept.application
}
