a   = "x	y" #one
bbb = "x"   #two
