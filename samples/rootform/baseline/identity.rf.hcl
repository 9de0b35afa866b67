policy "functions-have-a-role" {
  target {
    concept = aws.concept.function
  }

  assert  = length(relations(aws.relation.assumes, rf.concept.service-identity)) == 1
  message = "Define the function's role beside it. A role from elsewhere changes without this function being tested."
}

policy "roles-are-bounded" {
  target {
    concept = rf.concept.service-identity
    rules   = [aws.rule.iam-role]
  }

  assert = exists(relations(aws.relation.bounded-by))

  message = <<-EOT
    Set permissions_boundary to the account's workload boundary.

    Pipelines may create roles, so whatever a role can do, a pipeline can do. The boundary
    is what keeps that from being everything.
  EOT
}

policy "roles-stay-small" {
  target {
    rules = [aws.rule.iam-role]
  }

  assert  = length(contributions(aws.rule.role-policy-attachment)) < 10
  message = "Ten attached policies are the service's own limit. Merge the small ones, or split the role by the job it does."
}

# Looked-up accounts are checked where they are defined.
policy "no-cluster-wide-accounts" {
  target {
    concept  = rf.concept.service-identity
    rules    = [kubernetes.rule.service-account]
    dialects = ["kubernetes"]
  }

  assert = !exists(contributions(kubernetes.rule.cluster-role-binding))

  message = <<-EOT
    Bind the role in the namespaces that need it, with a role_binding each.

    A cluster role binding reaches namespaces that do not exist yet, including those of
    teams that have never heard of this account.
  EOT
}

policy "workloads-name-an-account" {
  target {
    concept = kubernetes.concept.workload
  }

  assert  = exists(relations(kubernetes.relation.acts-as))
  message = "Set service_account_name. The namespace's default account is shared, so what one workload needs all of them get."
}

policy "secrets-rotate" {
  target {
    rules = [aws.rule.stored-secret]
  }

  assert  = exists(contributions(aws.rule.secret-rotation))
  message = "Add a rotation. The ready-made functions cover the databases we run; ask in the security channel for anything else."
}
