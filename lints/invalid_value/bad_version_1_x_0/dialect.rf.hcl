dialect "aws" {
  version = "1.x.0"
}
