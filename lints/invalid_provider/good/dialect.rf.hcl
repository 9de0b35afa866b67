dialect "aws" {
  version = "0.1.0"

  provider "hashicorp/aws" {
    version = ">= 5.0.0, < 6.0.0, != 5.1.0"
  }

  provider "registry.example.com:8443/cloud-team/aws_extra" {
    version = "~>1.2.3"
  }

  provider "localhost/hashicorp/aws" {
    version = "= 1.0.0"
  }

  provider "localhost:8080/hashicorp/aws" {
    version = "<= 2.0.0,> 1.0.0"
  }
}
