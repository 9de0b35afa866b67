# A constraint is clauses, each an operator and a version of three numbers.

dialect "aws" {
  version = "0.1.0"

  provider "hashicorp/aws0" {
    version = "5.0.0"
  }

  provider "hashicorp/aws1" {
    version = "~> 5.0"
  }

  provider "hashicorp/aws2" {
    version = ">= 5"
  }

  provider "hashicorp/aws3" {
    version = "latest"
  }

  provider "hashicorp/aws4" {
    version = "^5.0.0"
  }

  provider "hashicorp/aws5" {
    version = "=> 5.0.0"
  }

  provider "hashicorp/aws6" {
    version = ">= 5.0.0,"
  }

  provider "hashicorp/aws7" {
    version = ""
  }

  provider "hashicorp/aws8" {
    version = "> 5.0.0 < 6.0.0"
  }

  provider "hashicorp/aws9" {
    version = ">= 5.0.0, 6.0.0"
  }

  provider "hashicorp/aws10" {
    version = ">= 05.0.0"
  }

  provider "hashicorp/aws11" {
    version = ">= 5.0.0-beta1"
  }

  provider "hashicorp/aws12" {
    version = "== 5.0.0"
  }

  provider "hashicorp/awscc" {
    version = ["5.0.0"][0]
  }
}
