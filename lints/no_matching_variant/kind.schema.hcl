__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  one_of {
    variant "file" {
      body {
        attribute "kind" {
          enum = ["file"]
        }
      }
    }

    variant "socket" {
      body {
        attribute "kind" {
          enum = ["socket"]
        }
      }
    }
  }
}
