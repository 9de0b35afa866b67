dialect "aws2" {
  version = "0.1.0"

  provider "registry.example.com/hashicorp/aws_Beta" {
    version = ">= 5.0.0"
  }
}
