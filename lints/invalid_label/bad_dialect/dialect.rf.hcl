dialect "AWS_Messaging" {
  version = "0.1.0"

  provider "hashicorp/aws" "hashicorp/awscc" {
    version = ">= 5.0.0"
  }

  provider {
    version = ">= 5.0.0"
  }
}
