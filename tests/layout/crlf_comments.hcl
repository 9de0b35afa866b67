a   = 1 #one
bbb = 2 #two
# three
c = 1 //four
