a = 1
bbb = "x${
1}y"
cc   = 2
dddd = "x"
