rule s3-bucket-2nd {
  match {
    type = "aws_s3_bucket"
  }

  as = rf.concept.object-storage-container

  relation "x" {
    to       = rf.concept.service-identity
    via      = source.owner
    on_null  = "absent"
    on_empty = "absent"
  }

  relation {
    as       = relation.x
    to       = rf.concept.subnet
    via      = source.owner
    on_null  = "absent"
    on_empty = "absent"
  }
}
