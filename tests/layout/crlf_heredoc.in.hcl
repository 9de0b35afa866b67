a=1
b=<<EOT
  x
  EOT
cc=2 #x
d=1#y
