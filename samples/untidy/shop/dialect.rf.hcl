dialect shop {
  provider "acme/shop" {
    version = "1.4.0"
  }
  version = true ? "0.3.0" : "0.0.0"
}

concept "warehouse" {
  description = "A place that goods are kept in."
}
