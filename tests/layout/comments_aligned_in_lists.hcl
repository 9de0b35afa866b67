a = [      #one
  1,       #two
  222,     //three
  33       #four
]          #five
b = {      #six
  c   = 1, #seven
  ddd = 2  #eight
}
