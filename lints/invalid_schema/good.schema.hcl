__schema = "https://hcl-schema.example/draft/2026-09/schema"

__id = "https://example.com/good.schema.hcl"

body {
  attribute "name" {
    type        = string
    required    = true
    description = "what it is called"
  }

  block_header "tree" {
    id          = "tree"
    label_names = ["name"]

    body {
      block_header "tree" {
        label_names = ["name"]
        ref         = block_header.tree
      }
    }
  }
}
