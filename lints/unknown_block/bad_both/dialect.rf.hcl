dialect "aws" {
  version = "0.1.0"
}
