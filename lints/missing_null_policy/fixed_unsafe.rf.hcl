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

# Added where the canonical order has it, as far as what is there allows.
rule "last" {
  match {
    type = "aws_subnet"
  }

  contribution {
    on_null = "absent"
    to      = rf.concept.virtual-network
    via     = source.vpc_id
    on_empty = "indeterminate"
  }
}
