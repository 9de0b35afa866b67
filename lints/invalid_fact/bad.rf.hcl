rule "named-twice" {
  match {
    type = "aws_subnet"
  }

  context "network" {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  relation "stands-in" {
    as       = relation.stands-in
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}

rule "nameless" {
  match {
    type = "aws_subnet"
  }

  context {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  relation {
    to       = rf.concept.virtual-network
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    via      = source.network_id
  }
}

rule "nowhere" {
  match {
    type = "aws_subnet"
  }

  context "seen" {
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  contribution {
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}

rule "by-nothing" {
  match {
    type = "aws_subnet"
  }

  relation "stands-in" {
    to       = rf.concept.virtual-network
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  contribution {
    to       = rf.concept.virtual-network
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}

# Each of these is a fault of its own.
rule "several" {
  match {
    type = "aws_subnet"
  }

  relation {
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}
