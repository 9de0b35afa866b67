size  = var.large ? "large" : "small"
count = length(x) == 1 ? 2 : 3
text  = "true ? a : b"
list  = [for x in [true] : x ? 1 : 2]
