size  = "large"
count = 2
zone  = b
ports = [8080, var.x ? 1 : 2]
name  = "web-${var.a}"
both = (
  true ? {
    a = 1
  } : {}
)
mixed = true ? 1 : "one"
noted = true /* for now */ ? "on" : "off"
