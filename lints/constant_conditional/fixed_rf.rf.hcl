concept "application" {
  description = "A deployable application."
}

rule "application" {
  match {
    kind = "resource"
    type = true /* for now */ ? "example_application" : "other"
  }

  as = concept.application
}
