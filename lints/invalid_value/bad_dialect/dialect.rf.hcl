dialect "aws" {
  version = "v0.1.0"

  provider "hashicorp/aws" {
    version = 5
  }
}
