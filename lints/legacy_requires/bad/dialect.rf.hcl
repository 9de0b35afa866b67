dialect "acme" {
  version = "1.2.0"

  requires {
    core = ">= 0.1.0"
  }

  provider "acme/cloud" {
    version = ">= 1.0.0"
  }
}
