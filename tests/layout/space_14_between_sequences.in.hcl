a = "${b}${c}"
b = "%{ if x }%{ if y }z%{ endif }%{ endif }"
c = "${ b}%{ if c}${ d }%{ endif }"
d = "${~ b ~}${~ c ~}x"
