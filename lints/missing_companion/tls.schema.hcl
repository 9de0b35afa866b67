__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "certificate" {
    required_with = ["private_key"]
  }

  attribute "private_key" {
    required_with = ["certificate"]
  }
}
