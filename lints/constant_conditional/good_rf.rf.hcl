concept "application" {
  description = "A deployable application."
}
