# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the fixture is about names

# Defined in a file below.
rule "bucket" {
  match {
    type = "aws_subnet"
  }

  as = concept.bucket
}

# A label introduces a name.
rule "queue" {
  match {
    type = "aws_subnet"
  }

  as = acme.concept.queue

  context "seen" {
    to       = rule.bucket
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}

rule "topic" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.managed-database

  context {
    as       = context.seen
    to       = acme.rule.queue
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
}

rule "kubernetes-cluster" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.kubernetes-cluster
}

rule "object-storage-container" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.object-storage-container
}

rule "service-identity" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.service-identity
}

rule "subnet" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "virtual-network" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.virtual-network
}

rule "contexts" {
  match {
    type = "aws_subnet"
  }

  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  context {
    as       = rf.context.runtime
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}
