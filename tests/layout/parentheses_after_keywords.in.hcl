a = [for x in (y) : (x) if (z)]
b = { for x in(y) : (x) => (z) if(x) }
