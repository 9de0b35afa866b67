# Accounts and the roles bound to them. Kubernetes keeps no list of people, so the subjects
# of interest are service accounts; bindings of groups are reviewed where the groups are.

rule "service-account" {
  match {
    type = "kubernetes_service_account_v1"
  }

  as = rf.concept.service-identity

  identity {
    attributes = ["id", "metadata[0].name"]
  }

  context {
    as       = context.tenancy
    to       = concept.namespace
    via      = source.metadata[0].namespace
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "service-account-lookup" {
  match {
    kind = "data"
    type = "kubernetes_service_account_v1"
  }

  as = rf.concept.service-identity

  identity {
    attributes = ["id", "metadata[0].name"]
  }
}

rule "namespace-role" {
  match {
    type = "kubernetes_role_v1"
  }

  as = concept.permission-set

  identity {
    attributes = ["id", "metadata[0].name"]
  }

  context {
    as       = context.tenancy
    to       = concept.namespace
    via      = source.metadata[0].namespace
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "cluster-role" {
  match {
    type = "kubernetes_cluster_role_v1"
  }

  as = concept.permission-set

  identity {
    attributes = ["id", "metadata[0].name"]
  }
}

rule "role-binding" {
  match {
    type  = "kubernetes_role_binding_v1"
    where = source.subject[0].kind == "ServiceAccount"
  }

  relation {
    as       = relation.grants
    to       = concept.permission-set
    via      = source.role_ref[0].name
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # `view`, `edit` and `admin` come with every cluster.
    external = "allow"
    disclose = "report"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  contribution {
    to       = rf.concept.service-identity
    via      = source.subject[0].name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

# Apart from namespaced bindings because a policy treats them quite differently.
rule "cluster-role-binding" {
  match {
    type  = "kubernetes_cluster_role_binding_v1"
    where = source.subject[0].kind == "ServiceAccount"
  }

  relation {
    as       = relation.grants
    to       = concept.permission-set
    via      = source.role_ref[0].name
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Add-ons bind the roles that their own chart has brought.
    external = "allow"
    disclose = "report"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  contribution {
    to       = rf.concept.service-identity
    via      = source.subject[0].name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}
