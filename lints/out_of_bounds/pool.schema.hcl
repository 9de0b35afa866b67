__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "workers" {
    type = number
    min  = 1
    max  = 64
  }

  attribute "name" {
    type = string
    max  = 5
  }

  attribute "hosts" {
    type = set(string)
    min  = 2
  }

  attribute "key" {
    type      = string
    min       = 12
    sensitive = true
  }
}
