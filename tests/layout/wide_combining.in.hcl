é=1
é=2
abc=3
a="éé"#one
b="ee"#two
