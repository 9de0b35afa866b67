dialect "aws" {
  version = "01.0.0"
}
