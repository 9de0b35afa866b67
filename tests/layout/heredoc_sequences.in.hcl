a=<<EOT
%{for x in [1,2]}
${x}${  x+1  }
%{endfor}
$${x} %%{y}
${  {a=1}["a"]  }
${
x
}
EOT
