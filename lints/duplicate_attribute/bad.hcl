service "web" {
  port = 80
  host = "web.example.com"
  port = 8080
}
