# The clusters that the platform team runs, whoever hosts them. Managed node groups and the
# control planes themselves belong to the dialect of their cloud.

dialect "kubernetes" {
  version = "1.7.2"

  provider "hashicorp/kubernetes" {
    # The `_v1` resource names are the only ones read; 2.20.0 has all of them.
    version = ">= 2.20.0, < 3.0.0"
  }

  provider "hashicorp/helm" {
    version = "~> 2.12.0"
  }

  provider "registry.tidewater.example/platform/tidewater" {
    # 4.1.0 returned tenants without their namespace.
    version = ">= 4.0.0, != 4.1.0"
  }
}
