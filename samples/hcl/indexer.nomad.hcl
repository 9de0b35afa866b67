# Rebuilds the search index from the catalogue's change stream. One per region: two of them
# write the same segments and the slower one wins.

job "search-indexer" {
  region      = "eu-north"
  datacenters = ["hel1", "hel2"]
  type        = "service"
  priority    = 60

  meta {
    owner   = "search"
    runbook = "https://runbooks.example.com/search/indexer"
  }

  constraint {
    attribute = "${attr.kernel.name}-${attr.cpu.arch}"
    value     = "linux-amd64"
  }

  # Segment merges are bound by the disk, so stay off the spinning ones.
  affinity {
    attribute = "$${node.class}"
    value     = "nvme"
    weight    = 80
  }

  update {
    max_parallel      = 1
    canary            = 1
    min_healthy_time  = "30s"
    healthy_deadline  = "10m" # a cold start reads the whole stream
    progress_deadline = "20m"
    auto_revert       = true
    auto_promote      = false
  }

  group "indexer" {
    count = 1

    network {
      mode = "bridge"

      port "http" { to = 8080 }
      port "metrics" { to = 9102 }
    }

    volume "segments" {
      type            = "csi"
      source          = "search-segments"
      access_mode     = "single-node-writer"
      attachment_mode = "file-system"
    }

    restart {
      attempts = 3
      interval = "10m"
      delay    = "20s"
      mode     = "delay"
    }

    service {
      name = "search-indexer"
      port = "http"
      tags = ["search", "internal", "v${NOMAD_META_version}"]

      check {
        name     = "ready"
        type     = "http"
        path     = "/ready"
        interval = "10s"
        timeout  = "2s"

        check_restart {
          limit = 3
          grace = "5m"
        }
      }
    }

    task "wait-for-stream" {
      driver = "docker"

      lifecycle {
        hook    = "prestart"
        sidecar = false
      }

      config {
        image   = "registry.example.com/tools/wait:1.4"
        command = "wait-for"
        args    = ["--tcp", "stream.service.consul:9092", "--timeout", "120s"]
      }

      resources {
        cpu    = 50
        memory = 32
      }
    }

    task "index" {
      driver       = "docker"
      kill_timeout = "60s" # long enough to flush the open segment

      config {
        image = "registry.example.com/search/indexer:${NOMAD_META_version}"
        ports = ["http", "metrics"]

        mount {
          type     = "bind"
          source   = "local/indexer.yaml"
          target   = "/etc/indexer.yaml"
          readonly = true
        }
      }

      volume_mount {
        volume      = "segments"
        destination = "/var/lib/segments"
      }

      env {
        GOMEMLIMIT = "1600MiB" # below the task's memory, so that it collects before it is killed
        LOG_FORMAT = "json"
      }

      template {
        destination = "local/indexer.yaml"
        change_mode = "restart"

        data = <<-EOH
          stream:
            brokers:
            {{- range service "stream" }}
              - {{ .Address }}:{{ .Port }}
            {{- end }}
            group: search-indexer-${NOMAD_REGION}
          merge:
            max_segment_mb: 512
        EOH
      }

      vault {
        policies = ["search-read"]
      }

      resources {
        cpu    = 1500
        memory = 2048
      }
    }
  }
}
