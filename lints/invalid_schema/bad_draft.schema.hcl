# Declared twice is a warning here.
__schema = "https://hcl-schema.example/draft/2025-10/schema"

body {
  block_header "listener" {
    label_names = ["name"]
  }

  block_header "listener" {
    label_names = ["name", "zone"]
  }
}
