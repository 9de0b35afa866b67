size  = "large"
count = 2
zone  = !(2 > 1) ? a : b
ports = [8080, var.x ? 1 : 2]
name  = "web-${true ? var.a : var.b}"
both = (
  true ? {
    a = 1
  } : {}
)
mixed = true ? 1 : "one"
noted = true /* for now */ ? "on" : "off"
