rule "concept" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "context" {
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
}

rule "relation" {
  match {
    type = "aws_subnet"
  }

  relation "stands-in" {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}

rule "contribution" {
  match {
    type = "aws_subnet"
  }

  contribution {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}

rule "composition" {
  match {
    type = "aws_subnet"
  }

  composition {
    member "network" {
      via = source.vpc_id

      match {
        type = "aws_vpc"
      }
    }
  }
}
