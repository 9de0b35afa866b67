a = (
b &&
c ||
! d
)
e = f(
x,
y...
)
g = (x
? y
: z)
