__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  open = true
}
