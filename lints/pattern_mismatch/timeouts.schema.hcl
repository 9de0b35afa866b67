__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "idle" {
    type    = string
    pattern = "^[0-9]+(ms|s|m)$"
  }

  attribute "name" {
    type    = string
    pattern = "^\\w+$"
  }

  attribute "key" {
    type      = string
    pattern   = "^[a-f0-9]{8}$"
    sensitive = true
  }
}
