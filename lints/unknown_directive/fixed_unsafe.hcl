# rf-lint: allow-file(unused-allow) what is not needed yet may stay

# rf-lint: allow(duplicate-object-key) the second one wins
# rf-lint: allow(duplicate-object-key)
port = 80

service "web" {
  # Words in front are kept.
  /* rf-lint: allow(duplicate-object-key) */
  tags = { team = "network" }
  host = "a" // rf-lint: ignore
  name = "b" # rf-lint: allow-file(style)
}

# rf-lint: allow(syntax-error)
# rf-lint:
