dialect "aws" {
  version = "0.1.0"
}

dialect "amazon" {
  version = "0.1.0"
}
