dialect "messaging" {
  version = "0.1.0"

  provider "hashicorp/aws" {
    version = ">= 5.0.0"
  }
}

concept "queue" {
  description = "A queue of messages."
}
