ports = {
  1.0           = "http"
  ("1")         = "https"
  (/* b */ "a") = 3
  "\u0061"      = 4
  (true)        = 5
  "true"        = 6
}
