a {b=1}
longer {bb=1}
c = {d=1}
longer = {dd=1}
x = y == z
longest = { a = { b = 1 } }
