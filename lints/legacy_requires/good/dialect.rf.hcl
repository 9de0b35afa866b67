dialect "acme" {
  version = "1.2.0"

  provider "acme/cloud" {
    version = ">= 1.0.0"
  }
}
