__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "idle_timeout" {
    type    = string
    pattern = "^[0-9]+s$"
  }

  attribute "timeout" {
    deprecated = "use idle_timeout"
  }

  attribute "retry" {
    deprecated = "clients retry by themselves"
  }
}
