dialect "aws" {
  version = "0.1.0"

  provider "hashicorp/aws" {
    version = ">= 5.0.0"
  }
}
