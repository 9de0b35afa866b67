a=1
bbb=2
cc=3 #x
d=4 #y
