body {
  attribute "a" {
    type = strng
  }
}
