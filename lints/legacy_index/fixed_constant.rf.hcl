concept "subnet" {
  description = ["A subnet.", "A network."][0]
}
