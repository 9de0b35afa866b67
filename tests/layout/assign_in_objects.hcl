a = {
  b            = 1
  "longer key" = 2
  (x)          = 3
  x.y          = 4
  "t${z}"      = 5
  1            = 6

  c : 1
  longer : 2
  d  = 3, e = 4
  ff = 5, g = 6
}
