name  = var.name
text  = "${a}${b}"
space = "${a} "
keys  = { "${a}" = 1, "${b}" : 2 }
loop  = { for k, v in m : "${k}" => v }
first = ["${for}"]
equal = "${a}" == b
both  = "${a}" + "${b}"
yes   = "%{if a}b%{endif}"
plain = "$${a}"
