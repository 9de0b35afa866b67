a=1
# comment
bbb=2
/* comment */
ccccc=3
d=4 # no end
e_e=5
