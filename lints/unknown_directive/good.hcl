# A word about rf-lint: this is none of its directives.
# rf-lint: schema(service.schema.hcl)

# rf-lint: allow(duplicate-object-key) the second one wins
tags = { team = "network", team = "platform" }

text = "# rf-lint: alow(style)"
