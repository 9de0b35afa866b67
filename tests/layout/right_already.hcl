a    = 1
bbbb = 2

c "d" {
  e = [
    1,
  ]
}
