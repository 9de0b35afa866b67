legacy_listener "public" {
  port = 443
}

listener "admin" {
  port    = 99010
  timeout = "75s"
}
