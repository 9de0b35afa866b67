a "b" {   #one
}  #two
c {}#three
longer {}   #four
