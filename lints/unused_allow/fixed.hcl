# The team, and what it runs.

tags = { team = "platform" }

service "web" { # rf-lint: allow(duplicate-object-key)
  port  = 80
  hosts = { a = 1, a = 2 } # This one stays.
}

service "mail" {
  list = [
    { a = 1 },
    /* rf-lint: allow(duplicate-object-key) */ { a = 1, a = 2 },
    { b = 1 }, /* rf-lint: allow(suspicious)
    on two lines */
  ]
  port = 80

}

# rf-lint: allow(duplicate-object-key) the second one wins
twice = { a = 1, a = 2 }
