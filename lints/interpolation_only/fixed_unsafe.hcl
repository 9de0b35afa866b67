name    = var.name
greeting = "hello"
nested  = upper(var.name)
list    = [a, "b", c /* third */]
tags    = { team = var.team, stage : "test" }
call    = max(a, (a +
  b))
lines   = (var.first ||
  var.second)
noted   = ( # from the environment
  var.region)
text    = "${<<E
hello
E
}"
index   = a[b].c
