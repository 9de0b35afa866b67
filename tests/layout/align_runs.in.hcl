a=1
bbb=2
cc=3

dddd=4
e=5
