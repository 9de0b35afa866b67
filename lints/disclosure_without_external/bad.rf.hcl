# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) says what is the default

rule "record" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    disclose = "record"
  }
}

rule "report" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    disclose = "report"
  }
}

# What is said outright counts the same as the default.
rule "denied" {
  match {
    type = "aws_subnet"
  }

  relation "stands-in" {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    external = "deny"
    disclose = "report"
  }
}

rule "computed" {
  match {
    type = "aws_subnet"
  }

  context "seen" {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    external = true ? "deny" : "allow"
    disclose = true ? "record" : "none"
  }
}
