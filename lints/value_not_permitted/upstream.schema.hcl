__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "balance" {
    type = string
    enum = ["round-robin", "least-requests"]
  }

  attribute "replicas" {
    type = number
    enum = ["1", 3, 5]
  }

  attribute "tier" {
    type      = string
    enum      = ["gold", "silver"]
    sensitive = true
  }
}
