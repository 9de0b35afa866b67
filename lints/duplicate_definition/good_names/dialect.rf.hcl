# Kinds have names of their own, and an emission's label defines nothing that is defined already.

dialect "aws" {
  version = "0.1.0"

  provider "hashicorp/aws" {
    version = ">= 5.0.0"
  }

  provider "registry.example.com/hashicorp/aws" {
    version = ">= 5.0.0"
  }
}

concept "queue" {
  description = "A queue of messages."
}
