dialect "rf" {
  version = "0.1.0"
}
