a = [for x in [1,2] : x]
b = [for k, v in [1,2] : v]
c = { for k , v in {a=1} : k => v }
d = [for x in (y) : x]
e = [for x in -y : x]
f = "%{ for x in [1,2] }${x} %{ endfor }"
g = x.in [0]
h = in [0]
