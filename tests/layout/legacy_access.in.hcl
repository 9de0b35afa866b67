a = b.0.c
b = c.*.d
c = d[*].e[0]
d = b . 0 . c
