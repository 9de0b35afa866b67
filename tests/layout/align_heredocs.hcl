a    = 1
bbb  = <<EOT
text
EOT
cc   = 2
dddd = <<-EOT
  text
  EOT
eee  = 3
