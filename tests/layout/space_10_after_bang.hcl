a = !b
b = !!c
c = !(d)
d = e && !f
e = !f(x)
f = ![1]
g = !-h
