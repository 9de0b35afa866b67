rule "both" {
  match {
    type = "aws_subnet"
  }

  context {
    as  = rf.context.network
    to  = rf.concept.virtual-network
    via = source.vpc_id
    on_null = "indeterminate"
    on_empty = "indeterminate"
  }
}

rule "null" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id # the VPC, by its id
    on_null = "indeterminate"
    on_empty = "absent"
  }
}

rule "empty" {
  match {
    type = "aws_subnet"
  }

  relation "stands-in" {
    to      = rf.concept.virtual-network
    via     = source.vpc_id
    on_null = "absent"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

# It goes after what the canonical order has before it.
rule "last" {
  match {
    type = "aws_subnet"
  }

  contribution {
    on_null = "absent"
    on_empty = "indeterminate"
    to      = rf.concept.virtual-network
    via     = source.vpc_id
  }
}
