# An address has two or three parts.

dialect "aws" {
  version = "0.1.0"

  provider "aws" {
    version = ">= 5.0.0"
  }

  provider "a/b/c/d" {
    version = ">= 5.0.0"
  }

  provider "/aws" {
    version = ">= 5.0.0"
  }

  provider "hashicorp/" {
    version = ">= 5.0.0"
  }

  provider "hashicorp/a ws" {
    version = ">= 5.0.0"
  }

  provider "hashicorp/-aws" {
    version = ">= 5.0.0"
  }

  provider "registry/hashicorp/aws" {
    version = ">= 5.0.0"
  }

  provider "registry.example.com:web/hashicorp/aws" {
    version = ">= 5.0.0"
  }

  provider "-registry.example.com/hashicorp/aws" {
    version = ">= 5.0.0"
  }

  provider "" {
    version = ">= 5.0.0"
  }

  provider "https://registry.example.com/hashicorp/aws" {
    version = ">= 5.0.0"
  }
}
