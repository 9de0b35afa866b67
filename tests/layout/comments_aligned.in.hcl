a=1#one
bbb=2//two
cc=[1,2]#three

d=1 #four
# own line
eee=2 # five
f {#six
g=1#seven
hhh=2
i=3 #eight
}#nine
