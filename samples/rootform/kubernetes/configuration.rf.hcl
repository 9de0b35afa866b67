# Namespaces and what they hold besides workloads.

rule "namespace" {
  match {
    type = "kubernetes_namespace_v1"
  }

  as = concept.namespace

  identity {
    attributes = ["metadata[0].name"]
  }

  context {
    as       = rf.context.runtime
    to       = rf.concept.kubernetes-cluster
    via      = provider.config_context
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # The cluster is made by another configuration, often in another cloud account.
    external = "allow"
    disclose = "report"
  }
}

# Teams are given their namespace and look it up.
rule "namespace-lookup" {
  match {
    kind = "data"
    type = "kubernetes_namespace_v1"
  }

  as = concept.namespace

  identity {
    attributes = ["metadata[0].name"]
  }
}

rule "config-map" {
  match {
    type = "kubernetes_config_map_v1"
  }

  as = concept.configuration

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

rule "opaque-secret" {
  match {
    type  = "kubernetes_secret_v1"
    where = source.type == "Opaque" || source.type == "kubernetes.io/basic-auth"
  }

  as = concept.secret

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

# A TLS secret written by hand is a certificate that nobody renews.
rule "tls-secret" {
  match {
    type  = "kubernetes_secret_v1"
    where = source.type == "kubernetes.io/tls"
  }

  as = concept.certificate

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

rule "registry-credentials" {
  match {
    type  = "kubernetes_secret_v1"
    where = source.type == "kubernetes.io/dockerconfigjson"
  }

  as = concept.secret

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

rule "resource-quota" {
  match {
    type = "kubernetes_resource_quota_v1"
  }

  contribution {
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

rule "limit-range" {
  match {
    type = "kubernetes_limit_range_v1"
  }

  contribution {
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
