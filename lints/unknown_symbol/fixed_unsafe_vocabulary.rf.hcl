rule "subnet" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "bucket" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.bucket
}

rule "runtime" {
  match {
    type = "aws_subnet"
  }

  context {
    as       = rf.context.runtime
    to       = rf.concept.subnet
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }

  context {
    as       = rf.context.residency
    to       = rf.concept.topic
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
  }
}
