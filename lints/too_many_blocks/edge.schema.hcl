__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "logging" {
    max_items = 1

    body {
      attribute "level" {}
    }
  }

  block_header "listener" {
    max_items = 0
  }
}
