a = <<A
${<<B
x
B
}
A
b = <<-A
  ${f(<<-B
    x
  B
)}
  A
