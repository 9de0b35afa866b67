__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "listener" {
    label_names = ["name"]

    body {
      attribute "port" {}

      attribute "version" {
        required = true
        enum     = [2]
      }
    }
  }

  block_header "route" {
    label "method" {
      enum = ["GET", "POST"]
    }

    label "path" {
      pattern = "^/"
    }
  }
}
