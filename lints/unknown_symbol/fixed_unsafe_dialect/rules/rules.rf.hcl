# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the fixture is about names

rule "bucket" {
  match {
    type = "aws_subnet"
  }

  as = concept.bucket
}

# With the owner and without it.
rule "queue" {
  match {
    type = "aws_subnet"
  }

  as = acme.concept.queue
}

# Nothing like it is defined.
rule "topic" {
  match {
    type = "aws_subnet"
  }

  as = concept.topic
}

# Only `rf` has it, and a bare name is never looked for there.
rule "subnet" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "leads" {
  match {
    type = "aws_subnet"
  }

  context {
    as       = context.residency
    to       = rule.bucket
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  context {
    as       = context.residency
    to       = rule.queue
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  relation {
    as       = relation.routes-to
    to       = concept.queue
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  relation {
    as       = relation.stands-in
    to       = rule.nowhere
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}
