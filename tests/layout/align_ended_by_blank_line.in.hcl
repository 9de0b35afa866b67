a=1

bbb=2
   
cccc=3
d=4
