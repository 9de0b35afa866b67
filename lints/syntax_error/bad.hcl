service "web" {
  ports = [80, 443
}
