a = b.c.d
b = c.*.d
c = d[0].e
d = f(x).y
e = [for x in y : x.z]
f = a.0.b
