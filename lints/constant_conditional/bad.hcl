size  = true ? "large" : "small"
count = 1 == 1 ? 2 : (3)
zone  = !(2 > 1) ? a : b
ports = [false ? 80 : 8080, var.x ? 1 : 2]
name  = "web-${true ? var.a : var.b}"
both = (
  true ? {
    a = 1
  } : {}
)
mixed = true ? 1 : "one"
noted = true /* for now */ ? "on" : "off"
