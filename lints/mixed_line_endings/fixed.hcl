name = "web"
port = 80
host = "a"
