a = "x ${
  y
} z"
b = "x ${f(
  1,
  2
)} z"
c {
  d = "${[
    1
  ][0]}x"
  e = "%{if(
    x
  )}y%{endif}"
}
