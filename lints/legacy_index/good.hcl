address = aws_instance.web[0].private_ip
ratio   = 1.0
text    = "version 1.0.2 of a.0.b, $${a.0}"
all     = hosts[*].name
