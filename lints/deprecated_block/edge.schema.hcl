__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  block_header "listener" {
    label_names = ["name"]

    body {
      attribute "port" {
        type     = number
        required = true
      }
    }
  }

  block_header "legacy_listener" {
    label_names = ["name"]
    open        = true
    deprecated  = "use listener instead"
  }

  block_header "tuning" {
    open       = true
    deprecated = "it has no effect any more"
  }
}
