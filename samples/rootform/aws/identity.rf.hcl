# Who may act, and with what keys.

rule "iam-role" {
  match {
    type = "aws_iam_role"
  }

  as = rf.concept.service-identity

  identity {
    attributes = ["arn", "name"]
    scope      = "global"
  }

  # Absent for most roles. Where it is set, it caps whatever else is granted.
  relation "bounded-by" {
    to       = concept.permission-set
    via      = source.permissions_boundary
    on_null  = "absent"
    on_empty = "absent"
    # The boundary comes with the account, not with the configuration.
    external = "allow"
    disclose = "report"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "iam-role-lookup" {
  match {
    kind = "data"
    type = "aws_iam_role"
  }

  as = rf.concept.service-identity

  identity {
    attributes = ["arn", "name"]
    scope      = "global"
  }
}

rule "iam-policy" {
  match {
    type = "aws_iam_policy"
  }

  as = concept.permission-set

  identity {
    attributes = ["arn", "name"]
    scope      = "global"
  }
}

rule "role-policy-attachment" {
  match {
    type = "aws_iam_role_policy_attachment"
  }

  relation {
    as       = relation.grants
    to       = concept.permission-set
    via      = source.policy_arn
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Managed policies such as AmazonEKSWorkerNodePolicy are in no plan of ours.
    external = "allow"
    disclose = "report"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  contribution {
    to       = rf.concept.service-identity
    via      = source.role
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.name
      strategy = "exact"
    }
  }
}

rule "kms-key" {
  match {
    type = "aws_kms_key"
  }

  as = concept.encryption-key

  identity {
    attributes = ["arn", "key_id"]
    scope      = "global"
  }
}

rule "kms-alias" {
  match {
    type = "aws_kms_alias"
  }

  contribution {
    to       = concept.encryption-key
    via      = source.target_key_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = [target.arn, target.key_id]
      strategy = "exact"
    }
  }
}

rule "stored-secret" {
  match {
    type = "aws_secretsmanager_secret"
  }

  as = concept.secret

  identity {
    attributes = ["arn", "name"]
    scope      = "global"
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.kms_key_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = [target.arn, target.key_id]
      strategy = "exact"
    }
  }
}

# Parameters hold far more settings than credentials; only the encrypted ones are secrets.
rule "secure-parameter" {
  match {
    type  = "aws_ssm_parameter"
    where = source.type == "SecureString"
  }

  as = concept.secret

  identity {
    attributes = ["arn", "name"]
    scope      = "global"
  }
}

rule "secret-rotation" {
  match {
    type = "aws_secretsmanager_secret_rotation"
  }

  relation "rotated-by" {
    to       = concept.function
    via      = source.rotation_lambda_arn
    on_null  = "absent"
    on_empty = "absent"
    # The rotation functions are deployed once an account, by the security team.
    external = "allow"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  contribution {
    to       = rule.stored-secret
    via      = source.secret_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}
