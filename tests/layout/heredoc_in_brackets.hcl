a = f(<<EOT
text
EOT
)
b = [<<EOT
one
EOT
  , <<EOT
two
EOT
, ]
c = {
  d = <<EOT
text
EOT
  e = 1
}
f = (<<EOT
x
EOT
)
