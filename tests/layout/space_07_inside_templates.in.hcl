a = "x  y"
b = "x ${  y  } z"
c = "${ a }${ b }%{  if c  }d%{  else  }e%{  endif  }"
d = ["a","b" , "c"]
e = "" == "x"?"y":""
f = <<EOT
  text ${   x  } text
EOT
