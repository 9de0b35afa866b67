policy "buckets-are-private" {
  target {
    concept = rf.concept.object-storage-container
    rules   = [aws.rule.s3-bucket]
  }

  assert = exists(contributions(aws.rule.s3-public-access-block))

  message = <<-EOT
    Add an aws_s3_bucket_public_access_block with all four switches on.

    If the files are meant for the public, serve them through CloudFront with an origin
    access control; the bucket itself stays closed.
  EOT
}

policy "buckets-can-be-restored" {
  target {
    rules = [aws.rule.s3-bucket]
  }

  assert  = length(contributions(aws.rule.s3-bucket-versioning)) == 1
  message = "Switch versioning on. It is the only way back from a deploy script that deletes the wrong prefix."
}

policy "databases-use-our-keys" {
  target {
    concept = rf.concept.managed-database
    rules   = [aws.rule.aurora-cluster, aws.rule.rds-instance]
  }

  assert  = exists(contexts(aws.context.protection, aws.concept.encryption-key))
  message = "Set kms_key_id to a key of this account. Data under the provider's own key cannot be cut off from a leaked snapshot."
}

# Two instances are the least that survive the loss of one; more than eight readers have
# always turned out to be a missing index.
policy "aurora-clusters-are-sized" {
  target {
    rules = [aws.rule.aurora-cluster]
  }

  assert = (
    length(contributions(aws.rule.aurora-instance)) >= 2 &&
    length(contributions(aws.rule.aurora-instance)) <= 8
  )

  message = "Run between two and eight instances in a cluster. Ask the database team before going higher."
}

policy "volumes-are-encrypted" {
  target {
    concept = aws.concept.block-volume
  }

  assert  = exists(contexts(aws.context.protection))
  message = "Set encrypted and kms_key_id. Encrypting a volume later means copying it while the machine is stopped."
}

policy "file-systems-span-zones" {
  target {
    rules = [aws.rule.efs-file-system]
  }

  assert  = length(contributions(aws.rule.efs-mount-target)) > 1
  message = "Add a mount target in every zone that mounts this file system. Traffic between zones is slower and is paid for by the gigabyte."
}

policy "claims-name-their-class" {
  target {
    concept = kubernetes.concept.volume-claim
  }

  assert  = exists(relations(kubernetes.relation.provisioned-by)) || exists(relations(kubernetes.relation.mounts, kubernetes.concept.volume))
  message = "Set storage_class_name. The default class differs from cluster to cluster, and a claim cannot change it afterwards."
}
