name = "web"
port = 80
