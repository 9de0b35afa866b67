size  = "large"
count = 2
zone  = b
ports = [8080, var.x ? 1 : 2]
name  = "web-${var.a}"
both = (
  {
    a = 1
  }
)
mixed = 1
noted = /* for now */ "on"
