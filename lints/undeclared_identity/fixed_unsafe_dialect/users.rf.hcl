# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the fixture is about names

# No rule of the concept declares it.
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
      by       = target.arn
      strategy = "exact"
    }
  }
}

# Each path is looked for.
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
      by       = [target.id, target.region]
      strategy = "exact"
    }
  }
}

rule "index" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = concept.bucket
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

# A part of a declared path is another path.
rule "whole" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = concept.bucket
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata
      strategy = "exact"
    }
  }
}

# Only the other rule declares it.
rule "rule" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = rule.bucket
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.bucket_name
      strategy = "exact"
    }
  }
}

# It has no `identity` at all.
rule "no-identity" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = rule.queue
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.url
      strategy = "exact"
    }
  }
}

rule "own" {
  match {
    type = "aws_s3_bucket_policy"
  }

  contribution {
    to       = acme.concept.queue
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.url
      strategy = "exact"
    }
  }
}
