# What an edge proxy is configured with. `samples/hcl/service.hcl` and its JSON form follow it.

__schema = "https://hcl-schema.example/draft/2026-09/schema"
__id     = "https://example.com/schemas/edge.schema.hcl"

import "common" {
  source = "common.schema.hcl"
}

body {
  attribute "name" {
    type        = string
    required    = true
    pattern     = "^[a-z][a-z0-9-]*$"
    description = "The service, as it is called in metrics and certificates"
  }

  attribute "environment" {
    type     = string
    required = true
    enum     = ["production", "staging", "test"]
  }

  attribute "workers" {
    type        = number
    min         = 1
    max         = 256
    description = "Threads that serve requests"
  }

  block_header "listener" {
    label_names   = ["name"]
    min_items     = 1
    unique_labels = true
    description   = "An address that clients connect to"

    body {
      attribute "address" {
        type     = string
        required = true
        pattern  = ":[0-9]+$"
      }

      attribute "backlog" {
        type = number
        min  = 1
      }

      block_header "tls" {
        max_items = 1
        ref       = common.block_header.tls
      }

      block_header "timeouts" {
        max_items = 1

        body {
          attribute "header" {
            type    = string
            pattern = "^[0-9]+(ms|s|m)$"
          }

          attribute "idle" {
            type    = string
            pattern = "^[0-9]+(ms|s|m)$"
          }

          attribute "drain" {
            type    = string
            pattern = "^[0-9]+(ms|s|m)$"
          }
        }
      }
    }
  }

  block_header "upstream" {
    label_names   = ["name"]
    unique_labels = true
    description   = "Servers that answer requests"

    body {
      attribute "balance" {
        type    = string
        enum    = ["least-requests", "round-robin"]
        default = "round-robin"
      }

      attribute "servers" {
        type     = list(string)
        required = true
        min      = 1
      }

      block_header "health_check" {
        max_items = 1

        body {
          attribute "path" {
            type     = string
            required = true
            pattern  = "^/"
          }

          attribute "interval" {
            type = string
          }

          attribute "expect" {
            type = set(number)

            validation {
              condition     = [for status in self : status if status < 100 || status > 599] == []
              error_message = "a status is a number from 100 to 599"
            }
          }
        }
      }

      block_header "retry" {
        max_items = 1

        body {
          attribute "attempts" {
            type = number
            max  = 5
          }

          attribute "on" {
            type = set(string)
          }
        }
      }

      block_header "circuit_breaker" {
        max_items = 1

        body {
          attribute "max_connections" {
            type            = number
            at_least_one_of = ["max_pending"]
          }

          attribute "max_pending" {
            type = number
          }

          attribute "open_for" {
            type = string
          }
        }
      }
    }
  }

  block_header "route" {
    unique_labels = true
    description   = "Which upstream answers which requests"

    label "prefix" {
      pattern     = "^/"
      description = "What the path of a request begins with"
    }

    body {
      attribute "upstream" {
        type     = string
        required = true
      }

      attribute "timeout" {
        type    = string
        pattern = "^[0-9]+(ms|s|m)$"
      }

      attribute "headers" {
        type = map(string)
      }

      block_header "limit" {
        max_items = 1

        body {
          attribute "requests" {
            type     = number
            required = true
          }

          attribute "per" {
            type = string
          }

          attribute "key" {
            type = string
          }
        }
      }

      block_header "cache" {
        max_items = 1

        body {
          attribute "ttl" {
            type = string
          }

          attribute "vary_on" {
            type = set(string)
          }

          attribute "bypass" {
            type = set(string)
          }
        }
      }
    }
  }

  block_header "logging" {
    max_items = 1

    body {
      attribute "level" {
        type = string
        enum = ["debug", "info", "warning", "error"]
      }

      attribute "format" {
        type = string
        enum = ["json", "text"]
      }

      block_header "access_log" {
        body {
          attribute "path" {
            type     = string
            required = true
          }

          attribute "sample" {
            type = number
            min  = 0
            max  = 1
          }

          attribute "fields" {
            type = list(string)
          }
        }
      }

      block_header "redact" {
        max_items = 1

        body {
          attribute "headers" {
            type = set(string)
          }

          attribute "query" {
            type = set(string)
          }
        }
      }
    }
  }

  block_header "metrics" {
    max_items = 1

    body {
      attribute "address" {
        type = string
      }

      attribute "labels" {
        type = map(string)
      }

      block_header "histogram" {
        label_names = ["name"]

        body {
          attribute "buckets" {
            type = list(number)
            min  = 1
          }
        }
      }
    }
  }

  block_header "maintenance" {
    max_items = 1

    body {
      attribute "enabled" {
        type = bool
      }

      attribute "page" {
        type = string
      }
    }
  }
}
