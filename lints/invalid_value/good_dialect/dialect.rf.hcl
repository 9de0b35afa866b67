dialect "aws" {
  version = "10.20.30"

  provider "hashicorp/aws" {
    version = ">= 5.0.0"
  }
}
