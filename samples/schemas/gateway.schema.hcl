# A gateway whose first listeners had a type of their own.

__schema = "https://hcl-schema.example/draft/2026-09/schema"

import "common" {
  source = "common.schema.hcl"
}

body {
  block_header "listener" {
    label_names   = ["name"]
    unique_labels = true

    body {
      attribute "port" {
        type     = number
        required = true
        min      = 1
        max      = 65535
      }

      attribute "timeout" {
        deprecated = "use idle_timeout"
      }

      attribute "idle_timeout" {
        type = string
      }

      block_header "tls" {
        ref = common.block_header.tls
      }
    }
  }

  block_header "legacy_listener" {
    label_names = ["name"]
    open        = true
    deprecated  = "use listener instead"
  }
}
