a=1
bbb {
c=1
ddd=2
}
eeeee=3
f { g = 1 }
h=1
long {}
i=2
