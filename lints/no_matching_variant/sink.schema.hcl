__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "sink" {
    body {
      attribute "level" {}

      one_of {
        variant "file" {
          body {
            attribute "path" {}
          }
        }

        variant "socket" {
          body {
            attribute "address" {}
          }
        }
      }
    }
  }
}
