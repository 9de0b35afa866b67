__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "port" {
    type = number
  }

  attribute "name" {
    type = string
  }

  attribute "enabled" {
    type = bool
  }

  attribute "hosts" {
    type = list(string)
  }

  attribute "weights" {
    type = map(number)
  }

  attribute "span" {
    type = tuple([number, number])
  }

  attribute "owner" {
    type = object({ team = string, pager = optional(number) })
  }

  attribute "key" {
    type      = number
    sensitive = true
  }
}
