dialect "acme" {
  version = "1.2.0"

  # What the core gives.
  requires {
    core = ">= 0.1.0"
  }
}
