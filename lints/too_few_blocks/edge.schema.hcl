__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "listener" {
    label_names = ["name"]
    min_items   = 2
    open        = true
  }

  block_header "logging" {
    required = true
  }
}
