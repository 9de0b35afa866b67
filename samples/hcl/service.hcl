# Edge proxy of the storefront. Reloaded on SIGHUP; a file that does not parse leaves the
# running configuration in place.

name        = "storefront-edge"
environment = "production"

# Two fewer than the machine has, so that the log shipper is never starved.
workers = max(cpu_count() - 2, 1)

listener "public" {
  address = "0.0.0.0:8443"
  backlog = 4096

  tls {
    certificate = "/etc/edge/tls/storefront.pem"
    private_key = "/etc/edge/tls/storefront.key"
    min_version = "1.2" # the warehouse scanners stop at 1.2
    alpn        = ["h2", "http/1.1"]

    client_auth {
      mode = "none"
    }
  }

  timeouts {
    header = "5s"
    idle   = "75s" # longer than the load balancer's 60s, or it resets live connections
    drain  = "30s"
  }
}

listener "admin" {
  address = "127.0.0.1:9901"

  tls {
    certificate = "/etc/edge/tls/admin.pem"
    private_key = "/etc/edge/tls/admin.key"
    min_version = "1.3"

    client_auth {
      mode     = "require"
      ca_file  = "/etc/edge/tls/operators-ca.pem"
      subjects = ["CN=oncall", "CN=deploy-bot"]
    }
  }
}

upstream "catalogue" {
  balance = "least-requests"
  servers = [
    "catalogue-a.internal:8080",
    "catalogue-b.internal:8080",
    "catalogue-c.internal:8080",
  ]

  health_check {
    path     = "/healthz"
    interval = "2s"
    expect   = [200, 204]
  }

  retry {
    attempts = 2
    on       = ["connect-failure", "reset"]
    # Never on a status code: the catalogue answers 503 when it sheds load, and retrying
    # that is how the outage in March started.
  }
}

upstream "checkout" {
  balance = "round-robin"
  servers = [for zone in ["a", "b", "c"] : "checkout-${zone}.internal:8080"]

  circuit_breaker {
    max_connections = 512
    max_pending     = 64
    open_for        = "10s"
  }
}

route "/api/checkout" {
  upstream = "checkout"
  timeout  = environment == "production" ? "8s" : "60s"

  headers = {
    "X-Forwarded-Proto" = "https"
    "X-Request-Origin"  = "${name}/${environment}"
  }

  limit {
    requests = 20
    per      = "1m"
    key      = "client_ip"
  }
}

route "/" {
  upstream = "catalogue"
  timeout  = "3s"

  cache {
    ttl     = "30s"
    vary_on = ["Accept-Language", "Accept-Encoding"]
    bypass  = ["/basket", "/account"]
  }
}

logging {
  level  = "info"
  format = "json"

  access_log {
    path   = "/var/log/edge/access.log"
    sample = 0.1
    fields = ["time", "method", "path", "status", "duration_ms", "upstream"]
  }

  redact {
    headers = ["authorization", "cookie", "x-api-key"]
    query   = ["token", "email"]
  }
}

metrics {
  address = "127.0.0.1:9102"

  labels = {
    service = name
    team    = "storefront"
    tier    = "edge"
  }

  # Milliseconds. The two steep places are the cache hit and the catalogue's own timeout.
  histogram "request_duration" {
    buckets = [1, 2, 5, 10, 25, 50, 100, 250, 1e3, 3e3]
  }
}

maintenance {
  enabled = false

  page = <<-HTML
    <!doctype html>
    <title>Back shortly</title>
    <p>The shop is being restocked. Your basket is kept for 24 hours.</p>
  HTML
}
