__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "listener" {
    label_names   = ["name", "zone"]
    unique_labels = true
    open          = true
  }
}
