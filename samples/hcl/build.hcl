# Images and binaries of the storefront. Continuous integration runs the group "release";
# everything else is for a laptop.

variable "registry" {
  default = "registry.example.com/storefront"
}

variable "revision" {
  default = "dev"
}

variable "platforms" {
  default = ["linux/amd64", "linux/arm64"]
}

variable "mirrors" {
  default = {
    npm  = "https://npm.example.com"
    pypi = "https://pypi.example.com/simple"
  }
}

function "image" {
  params = [component]
  result = "${registry}/${component}:${revision}"
}

function "slug" {
  params         = [text]
  variadic_param = rest
  result         = lower(join("-", concat([replace(text, "/", "-")], rest...)))
}

# A release is built from a tag. Anything else carries the word "snapshot", so that it can
# never be mistaken for one in the registry.
locals {
  is_release = can(regex("^v[0-9]+\\.[0-9]+\\.[0-9]+$", revision))
  channel    = local.is_release ? "stable" : "snapshot"

  components = {
    web     = { context = "apps/web", port = 3000, public = true }
    api     = { context = "apps/api", port = 8080, public = true }
    indexer = { context = "jobs/indexer", port = 0, public = false }
  }

  public_ports = { for name, c in local.components : name => c.port if c.public }
  contexts     = values(local.components)[*].context
  by_channel   = { for name, c in local.components : local.channel => name... }

  banner = "storefront ${revision}%{if !local.is_release} (snapshot)%{endif}"

  # Kept as text because the proxy reads it, not HCL.
  upstreams = <<-CONF
    # generated for ${revision}
    %{~for name, port in local.public_ports~}
    upstream ${name} {
      server ${name}.internal:${port};
    }
    %{~endfor~}
    map $request_id $trace_id { default $${request_id}; }
  CONF
}

group "default" {
  targets = ["web", "api"]
}

group "release" {
  targets = keys(local.components)
}

target "base" {
  dockerfile = "build/Dockerfile"
  platforms  = platforms

  args = {
    NPM_REGISTRY   = mirrors["npm"]
    PIP_INDEX_URL  = mirrors.pypi
    BUILD_REVISION = revision
  }

  labels = {
    "org.opencontainers.image.source"   = "https://git.example.com/storefront"
    "org.opencontainers.image.revision" = revision
    "org.opencontainers.image.title"    = local.banner
  }
}

target "web" {
  inherits = ["base"]
  context  = local.components.web.context
  tags     = [image("web"), "${registry}/web:${local.channel}"]

  cache_from = [
    "type=registry,ref=${registry}/web:cache",
    "type=local,src=/tmp/build-cache",
  ]

  # The bundler forks once a core and is killed at the default limit.
  resources {
    memory_mb = 4 * 1024
    cpus      = 2
  }
}

target "api" {
  inherits = ["base"]
  context  = local.components.api.context
  tags     = [image("api")]

  secret "netrc" {
    path     = "/root/.netrc"
    required = !local.is_release || length(platforms) > 1
  }

  script = <<EOT
#!/bin/sh
set -eu
go build -trimpath -ldflags "-X main.version=${revision}" ./cmd/api
test "$(./api --version)" = "${revision}"
EOT
}

target "indexer" {
  inherits = ["base"]
  context  = local.components["indexer"].context
  tags     = [image(slug("jobs/indexer", local.channel))]
}

test "smoke" {
  needs   = ["web", "api"]
  timeout = 90
  retries = local.is_release ? 0 : 2

  matrix = {
    for browser in ["firefox", "chromium"] : browser => {
      image    = "${registry}/browsers/${browser}:${local.channel}"
      headless = true
    }
  }

  command = [
    "npm", "run", "smoke", "--",
    "--base-url", "http://web.internal:${local.public_ports["web"]}",
  ]
}
