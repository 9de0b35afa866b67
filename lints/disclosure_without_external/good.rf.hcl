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
    # Shared networks are managed elsewhere.
    external = "allow"
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
    # Shared networks are managed elsewhere.
    external = "allow"
    disclose = "report"
  }
}

rule "allowed" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Shared networks are managed elsewhere.
    external = "allow"
  }
}

rule "none" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    external = "deny"
    disclose = "none"
  }
}

rule "alone" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    disclose = "none"
  }
}
