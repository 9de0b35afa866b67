# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the fixture is about names

concept "bucket" {
  description = "It is there."
}

concept "queue" {
  description = "It is there."
}

context "residency" {
  description = "It is there."
}

relation "routes-to" {
  description = "It is there."
}
