# The service.
port = 80 /* as ever // */
link = "https://example.com"
