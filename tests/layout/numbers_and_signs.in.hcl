a=1.5e3-2E-4
b=-1.5
c=1e+3+1
d=a-b
e=a-1
f=a -1
g=1-a
h=1 -1
