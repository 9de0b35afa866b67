dialect "aws" {
  provider "hashicorp/aws" {}
}
