# How requests find a workload, and what keeps others away from it.

rule "internal-service" {
  match {
    type  = "kubernetes_service_v1"
    where = source.spec[0].type == "ClusterIP"
  }

  as = concept.service

  identity {
    attributes = ["id", "metadata[0].name"]
  }

  endpoint {
    attributes = ["spec[0].cluster_ip"]
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

  # Selecting on `app` is a house rule. A service without a selector is fed by hand.
  relation {
    as       = relation.routes-to
    to       = concept.workload
    via      = source.spec[0].selector.app
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].labels.app
      strategy = "exact"
    }
  }
}

# Reachable from outside the cluster, with no ingress in between.
rule "published-service" {
  match {
    type  = "kubernetes_service_v1"
    where = source.spec[0].type == "LoadBalancer" || source.spec[0].type == "NodePort"
  }

  as = concept.service

  identity {
    attributes = ["id", "metadata[0].name"]
  }

  endpoint {
    attributes = ["status[0].load_balancer[0].ingress[0].hostname"]
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

  relation {
    as       = relation.routes-to
    to       = concept.workload
    via      = source.spec[0].selector.app
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].labels.app
      strategy = "exact"
    }
  }
}

rule "external-name" {
  match {
    type  = "kubernetes_service_v1"
    where = source.spec[0].type == "ExternalName"
  }

  as = concept.service

  identity {
    attributes = ["id", "metadata[0].name"]
  }

  endpoint {
    attributes = ["spec[0].external_name"]
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

rule "ingress" {
  match {
    type = "kubernetes_ingress_v1"
  }

  as = concept.route

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

  relation {
    as       = relation.routes-to
    to       = concept.service
    via      = source.spec[0].rule[0].http[0].path[0].backend[0].service[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.routes-to
    to       = concept.service
    via      = source.spec[0].default_backend[0].service[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.serves-with
    to       = concept.certificate
    via      = source.spec[0].tls[0].secret_name
    on_null  = "absent"
    on_empty = "absent"
    # cert-manager writes the secret once the ingress is there to be validated.
    external = "allow"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  context "handled-by" {
    to       = concept.traffic-class
    via      = source.spec[0].ingress_class_name
    on_null  = "absent"
    on_empty = "absent"
    # The shared controller registers `public` and `internal`.
    external = "allow"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "ingress-class" {
  match {
    type = "kubernetes_ingress_class_v1"
  }

  as = concept.traffic-class

  identity {
    attributes = ["metadata[0].name"]
  }
}

# Policies can only add permissions, so a namespace is closed only once this one is there.
# It is known by its name because an empty selector leaves nothing to match on.
rule "deny-all-policy" {
  match {
    type  = "kubernetes_network_policy_v1"
    where = source.metadata[0].name == "default-deny"
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

rule "network-policy" {
  match {
    type  = "kubernetes_network_policy_v1"
    where = source.metadata[0].name != "default-deny"
  }

  as = concept.traffic-filter

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

  contribution {
    to       = concept.workload
    via      = source.spec[0].pod_selector[0].match_labels.app
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].labels.app
      strategy = "exact"
    }
  }
}

rule "endpoint-slice" {
  match {
    type = "kubernetes_endpoint_slice_v1"
  }

  contribution {
    to       = concept.service
    via      = source.metadata[0].labels.service
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}
