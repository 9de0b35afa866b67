__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "address" {
    conflicts_with = ["socket", "tls"]
  }

  attribute "socket" {
    conflicts_with = ["address"]
  }

  block_header "tls" {}
}
