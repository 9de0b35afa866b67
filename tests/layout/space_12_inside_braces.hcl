a = {}
b = {}
c = { d = 1 }
d = { d = 1, }
e {}
f {}
g { h = 1 }
i { j = { k = {} } }
k = { for x in y : x => x }
l = { (x) = 1 }
