# Bodies that the other schemas share.

__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "tls" {
    id = "tls"

    body {
      attribute "certificate" {
        type          = string
        required_with = ["private_key"]
      }

      attribute "private_key" {
        type        = string
        description = "The path of the key, or the key itself"
        sensitive   = true
      }

      attribute "min_version" {
        type = string
        enum = ["1.2", "1.3"]
      }

      attribute "alpn" {
        type = list(string)
      }

      block_header "client_auth" {
        max_items = 1

        body {
          attribute "mode" {
            type     = string
            required = true
            enum     = ["none", "request", "require"]
          }

          attribute "ca_file" {
            type = string
          }

          attribute "subjects" {
            type = list(string)
          }
        }
      }
    }
  }
}
