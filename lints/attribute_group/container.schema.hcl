__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "container" {
    body {
      attribute "image" {
        exactly_one_of = ["build"]
      }

      attribute "build" {
        exactly_one_of = ["image"]
      }

      attribute "command" {
        at_least_one_of = ["args"]
      }

      attribute "args" {}
    }
  }
}
