__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "replicas" {
    type = number

    validation {
      condition     = self % 2 == 1
      error_message = "An even number has no majority."
    }
  }

  attribute "range" {
    type = object({ from = number, to = number })

    validation {
      condition     = self.from < self.to
      error_message = "the range is empty"
    }
  }

  attribute "zones" {
    type = list(string)

    validation {
      condition     = [for zone in self : zone if zone == "moon"] == []
      error_message = "nothing runs there"
    }
  }
}
