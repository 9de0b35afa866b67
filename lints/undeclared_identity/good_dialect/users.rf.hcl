# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the fixture is about names

rule "one" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = concept.bucket
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

# One rule of the concept declares the second.
rule "several" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = concept.bucket
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = [target.id, target.bucket_name]
      strategy = "exact"
    }
  }
}

rule "index" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = rule.bucket
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

# Rules of other dialects may give it.
rule "built-in" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = rf.concept.subnet
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.anything
      strategy = "exact"
    }
  }
}

# That no rule gives it is another fault.
rule "no-rule" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = concept.topic
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.anything
      strategy = "exact"
    }
  }
}

rule "own" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = acme.rule.bucket-lookup
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.bucket_name
      strategy = "exact"
    }
  }
}
