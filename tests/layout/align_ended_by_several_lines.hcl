a = 1
bbb = [
  1
]
cc   = 2
dddd = {}
e = {
  f   = 1
  ggg = 2
}
hh = 3
longer = f(1,
2)
i = 4
