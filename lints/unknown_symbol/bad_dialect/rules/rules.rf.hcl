# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the fixture is about names

rule "bucket" {
  match {
    type = "aws_subnet"
  }

  as = concept.bukket
}

# With the owner and without it.
rule "queue" {
  match {
    type = "aws_subnet"
  }

  as = acme.concept.queues
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

  as = concept.subnet
}

rule "leads" {
  match {
    type = "aws_subnet"
  }

  context {
    as       = context.residency
    to       = rule.buckets
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  context {
    as       = context.residence
    to       = rule.queue
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  relation {
    as       = relation.route-to
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
