address = aws_instance.web[0].private_ip
cell    = grid[0][1].value
mixed   = f(x)[2][0].y
text    = "at ${hosts[0].name}:${ports[0][1]}"
spaced  = list[3]
splat   = hosts.*.0.name
noted   = list. /* the first */ 0
motd    = <<-EOT
  ${users[0]}
  EOT
