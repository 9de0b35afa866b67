# Stores of data and the settings that protect them. A bucket's settings are resources of
# their own, so each one contributes to the bucket and a policy can count them.

rule "s3-bucket" {
  match {
    type = "aws_s3_bucket"
  }

  as = rf.concept.object-storage-container

  identity {
    attributes = ["arn", "bucket", "id"]
    scope      = "global"
  }

  endpoint {
    attributes = ["bucket_regional_domain_name"]
  }
}

rule "s3-bucket-versioning" {
  match {
    type  = "aws_s3_bucket_versioning"
    where = source.versioning_configuration[0].status == "Enabled"
  }

  contribution {
    to       = rf.concept.object-storage-container
    via      = source.bucket
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = [target.bucket, target.id]
      strategy = "exact"
    }
  }
}

rule "s3-bucket-encryption" {
  match {
    type = "aws_s3_bucket_server_side_encryption_configuration"
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.rule[0].apply_server_side_encryption_by_default[0].kms_master_key_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = [target.arn, target.key_id]
      strategy = "exact"
    }
  }

  contribution {
    to       = rf.concept.object-storage-container
    via      = source.bucket
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = [target.bucket, target.id]
      strategy = "exact"
    }
  }
}

# All four switches or none: a block with one of them off has been the cause of every
# public bucket we have had.
rule "s3-public-access-block" {
  match {
    type  = "aws_s3_bucket_public_access_block"
    where = source.block_public_acls == true && source.block_public_policy == true && source.ignore_public_acls == true && source.restrict_public_buckets == true
  }

  contribution {
    to       = rule.s3-bucket
    via      = source.bucket
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = [target.bucket, target.id]
      strategy = "exact"
    }
  }
}

rule "rds-instance" {
  match {
    type = "aws_db_instance"
  }

  as = rf.concept.managed-database

  identity {
    attributes = ["arn", "identifier"]
  }

  endpoint {
    attributes = ["address"]
  }

  context {
    as       = rf.context.network
    to       = concept.subnet-group
    via      = source.db_subnet_group_name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.name
      strategy = "exact"
    }
  }

  context {
    as       = context.admission
    to       = concept.firewall
    via      = source.vpc_security_group_ids
    on_null  = "indeterminate"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.kms_key_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "aurora-cluster" {
  match {
    type  = "aws_rds_cluster"
    where = source.engine == "aurora-postgresql" || source.engine == "aurora-mysql"
  }

  as = rf.concept.managed-database

  identity {
    attributes = ["arn", "cluster_identifier"]
  }

  endpoint {
    attributes = ["endpoint", "reader_endpoint"]
  }

  context {
    as       = rf.context.network
    to       = concept.subnet-group
    via      = source.db_subnet_group_name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.name
      strategy = "exact"
    }
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.kms_key_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  relation "authenticates-with" {
    to       = concept.secret
    via      = source.master_user_secret[0].secret_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "aurora-instance" {
  match {
    type = "aws_rds_cluster_instance"
  }

  contribution {
    to       = rule.aurora-cluster
    via      = source.cluster_identifier
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.cluster_identifier
      strategy = "exact"
    }
  }
}

rule "db-subnet-group" {
  match {
    type = "aws_db_subnet_group"
  }

  as = concept.subnet-group

  identity {
    attributes = ["name"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnet_ids
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "cache-subnet-group" {
  match {
    type = "aws_elasticache_subnet_group"
  }

  as = concept.subnet-group

  identity {
    attributes = ["name"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnet_ids
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "redis-replication-group" {
  match {
    type  = "aws_elasticache_replication_group"
    where = source.engine == "redis" || source.engine == "valkey"
  }

  as = concept.cache

  identity {
    attributes = ["arn", "replication_group_id"]
  }

  endpoint {
    attributes = ["primary_endpoint_address", "reader_endpoint_address"]
  }

  context {
    as       = rf.context.network
    to       = concept.subnet-group
    via      = source.subnet_group_name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.name
      strategy = "exact"
    }
  }
}

rule "dynamodb-table" {
  match {
    type = "aws_dynamodb_table"
  }

  as = concept.key-value-table

  identity {
    attributes = ["arn", "name"]
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.server_side_encryption[0].kms_key_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "ebs-volume" {
  match {
    type  = "aws_ebs_volume"
    where = source.encrypted == true
  }

  as = concept.block-volume

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.kms_key_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

# A volume without encryption is still a volume; it only has no key to name.
rule "unencrypted-ebs-volume" {
  match {
    type  = "aws_ebs_volume"
    where = source.encrypted == false
  }

  as = concept.block-volume

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }
}

rule "volume-attachment" {
  match {
    type = "aws_volume_attachment"
  }

  relation {
    as       = relation.stores-on
    to       = concept.block-volume
    via      = source.volume_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.virtual-machine
    via      = source.instance_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "efs-file-system" {
  match {
    type = "aws_efs_file_system"
  }

  as = concept.shared-file-system

  identity {
    attributes = ["arn", "id"]
    scope      = "global"
  }

  endpoint {
    attributes = ["dns_name"]
  }
}

rule "efs-mount-target" {
  match {
    type = "aws_efs_mount_target"
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnet_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.shared-file-system
    via      = source.file_system_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}
