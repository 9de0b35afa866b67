dialect "aws" {
  version = "1"
}
