# rf-lint: allow-file(duplicate-attribute, slash-comment) a merge is going on
port = 80
port = 81

# rf-lint: allow(duplicate-object-key) the second one wins
# A comment may stand between.

service "web" {
  tags = { team = "network", team = "platform" }
}

tags = { team = "network", team = "platform" } /* rf-lint: allow(suspicious) */

list = [
  // rf-lint: allow(duplicate-object-key) inside a value, the next element
  { team = "network", team = "platform" },
  {
    team = "network"
    # rf-lint: allow(duplicate-object-key)
    team = "platform"
  },
]

# rf-lint: allow(duplicate-object-key, unused-allow) not yet
tags_of_tomorrow = {}
