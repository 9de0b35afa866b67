concept "application" {
  description = "A deployable application."
}

rule "application" {
  match {
    kind = "resource"
    type = /* for now */ "example_application"
  }

  as = concept.application
}
