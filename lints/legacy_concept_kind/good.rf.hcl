concept "subnet" {
  description = "A part of a network."
}
