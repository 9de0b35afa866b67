# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the fixture is about names

concept "function" {
  description = "It is there."
}

context "residency" {
  description = "It is there."
}

relation "assumes" {
  description = "It is there."
}

rule "function" {
  match {
    type = "aws_lambda_function"
  }

  as = concept.function

  context "seen" {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}

rule "role" {
  match {
    type = "aws_iam_role"
  }

  as = rf.concept.service-identity
}

rule "attachment" {
  match {
    type = "aws_iam_role_policy_attachment"
  }

  contribution {
    to       = rule.role
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}
