a { b = 1 }
longer { b = 1 }
longest "x" { b = 1 }
c = 1
d {}
