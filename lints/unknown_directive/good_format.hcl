# rf-fmt: skip the columns
ports = [80,   443,
         8080, 8443]

# rf-fmt: skip
# rf-lint: allow(duplicate-object-key) the second one wins
tags = { team = "network", team = "platform" }

service "web" {
  /* rf-fmt: skip */
  name =  "b"
}
