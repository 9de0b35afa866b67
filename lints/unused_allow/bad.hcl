# rf-lint: allow-file(byte-order-mark) from an old editor
# The team, and what it runs.

# rf-lint: allow(duplicate-object-key) the second one wins
tags = { team = "platform" }

service "web" { # rf-lint: allow(duplicate-attribute, duplicate-object-key)
  port  = 80 // rf-lint: allow(deprecated, limits)
  hosts = { a = 1, a = 2 } # This one stays.
}

service "mail" {
  list = [
    # rf-lint: allow(duplicate-object-key)
    { a = 1 },
    /* rf-lint: allow(duplicate-object-key) */ { a = 1, a = 2 },
    { b = 1 }, /* rf-lint: allow(duplicate-attribute, suspicious)
    on two lines */
    # rf-lint: allow(suspicious) nothing follows
  ]
  port = /* rf-lint: allow(suspicious) */ 80

  // rf-lint: allow(duplicate-attribute)
}

# rf-lint: allow(duplicate-object-key) the second one wins
# rf-lint: allow(duplicate-object-key) and once more
twice = { a = 1, a = 2 } # rf-lint: allow(duplicate-object-key)
