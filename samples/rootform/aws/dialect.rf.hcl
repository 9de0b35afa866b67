# What our AWS resources mean. The version moves with the meaning, not with the provider:
# a new rule is a minor version, a rule that answers differently is a major one.

dialect "aws" {
  version = "2.4.0"

  provider "hashicorp/aws" {
    # 5.40.0 is where every security group rule got a resource of its own.
    version = ">= 5.40.0, < 7.0.0"
  }
}
