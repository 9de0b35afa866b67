__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "service" {
    label_names = ["name"]

    body {
      attribute "port" {
        type = number
      }
    }
  }
}
