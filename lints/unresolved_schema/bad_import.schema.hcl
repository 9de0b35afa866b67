__schema = "https://hcl-schema.example/draft/2026-09/schema"

import "base" {
  source = "nowhere.schema.hcl"
}

import "edge" {
  source = "edge.schema.hcl"
  sha256 = "abcd"
}

body {}
