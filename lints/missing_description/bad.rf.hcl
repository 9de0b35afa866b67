concept "subnet" {}

context "zone" {
  # Nothing is said.
}

relation "peers" {}

concept "lan" {
  description = "A local network."
}
