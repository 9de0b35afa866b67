rule "record" {
  match {
    type = "aws_subnet"
  }

  relation "routes-to" {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    prefix   = "dualstack."

    match {
      by       = target.dns_name
      strategy = "exact"
    }
  }
}

rule "plain" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}
