gateway "public" {
  listen: 443

  routes = [
    { path = "/api", service = "checkout", path = "/v2" },
    { path = "/health" service = "probe" },
  ]

  retry   = attempts > 3 & idempotent ? "no" : "yes"
  timeout = "30s
}
