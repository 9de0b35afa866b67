dialect "aws" {
  version = ""
}
