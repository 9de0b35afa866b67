a {
b=<<EOT
x
        EOT
c=<<-EOT
  x
	EOT
d=<<EOT
EOT  
}
