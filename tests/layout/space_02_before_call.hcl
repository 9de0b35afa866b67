a = f(1)
b = max(min(1, 2), upper("x"))
c = ns::f(1)
d = in(1)
e = [for x in(y) : x]
f = -g(1)
