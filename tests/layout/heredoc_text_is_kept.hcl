a = <<EOT
  x   =   1
	y  
   
# no comment
EOT
b = <<-EOT
        deep   ${x}   text
      %{if y}
      z
      %{endif~}
      EOT
