名    = 1
bbb  = 2
名前の列 = 3
x = {
  "語"  = 1
  "ab" = 2
  c    = "漢字" #one
  d    = "ab" #two
}
