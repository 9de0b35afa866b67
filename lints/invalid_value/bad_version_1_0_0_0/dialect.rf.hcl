dialect "aws" {
  version = "1.0.0.0"
}
