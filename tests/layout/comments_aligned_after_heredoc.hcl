a   = <<EOT
text that is long
EOT
b   = 1 #one
ccc = 2 # two
