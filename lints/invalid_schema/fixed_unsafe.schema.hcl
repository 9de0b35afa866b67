__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  open = true

  attribute "port" {
    type     = integer
    required = true
    default  = 80
  }

  attribute "name" {
    type    = string
    pattern = "^(a"
    min     = 3
    max     = 1
  }

  attribute "name" {
    type = string
  }

  attribute "mode" {
    type           = number
    enum           = [1, "fast"]
    pattern        = "x"
    conflicts_with = ["prot"]

    validation {
      condition     = length(self) > 1
      error_message = "too short"
    }
  }

  block_header "route" {
    label_names = ["method", "path"]
    min_items   = 2
    max_items   = 1

    label "method" {}
  }

  block_header "tree" {
    id   = "tree"
    ref  = block_header.tre
    open = true
  }

  block_header "other" {
    id = "tree"
  }

  block_header "loop" {
    id  = "loop"
    ref = block_header.loop
  }
}
