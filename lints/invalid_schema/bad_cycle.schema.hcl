__schema = "https://hcl-schema.example/draft/2026-09/schema"

import "self" {
  source = "bad_cycle.schema.hcl"
}

body {}
