# A source address without a host is of the public registry.

dialect "aws" {
  version = "0.1.0"

  provider "hashicorp/aws" {
    version = ">= 5.0.0"
  }

  provider "registry.terraform.io/hashicorp/aws" {
    version = "< 6.0.0"
  }

  provider "hashicorp/aws" {
    version = "!= 5.1.0"
  }
}
