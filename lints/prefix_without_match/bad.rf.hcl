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
  }
}

# An empty prefix needs a match like any other.
rule "empty" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    prefix   = ""
  }
}

rule "provider" {
  match {
    type = "aws_subnet"
  }

  context "residency" {
    to       = rf.concept.virtual-network
    via      = provider.region
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    prefix   = "aws:"
  }
}
