a = f(<<EOT
text
EOT
  , [
    1
])
b {
  c = [<<-EOT
  x
  EOT
  , 2]
  d = {
    e = <<EOT
{ [ (
EOT
  }
}
