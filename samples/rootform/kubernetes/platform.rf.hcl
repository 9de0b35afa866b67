# What the platform team adds on top: tenants from our own provider, and charts.

rule "tenant" {
  match {
    type = "tidewater_tenant"
    # Sandboxes are wiped every night and come back under another id.
    where = source.tier != "sandbox"
  }

  as = concept.tenant

  identity {
    attributes = ["id", "slug"]
    scope      = "global"
  }

  context {
    as       = rf.context.runtime
    to       = rf.concept.kubernetes-cluster
    via      = source.cluster
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Clusters are looked up by name across every account.
    external = "allow"
    disclose = "report"

    match {
      by       = target.name
      strategy = "exact"
    }
  }

  # A tenant is sold as one thing and made of three. The members are read in this order:
  # the quota hangs off the namespace, the pipeline's account off the quota's team.
  composition {
    member "namespace" {
      via = source.namespace

      match {
        type = "kubernetes_namespace_v1"
      }
    }

    member "quota" {
      via = member.namespace.metadata[0].name

      match {
        type = "kubernetes_resource_quota_v1"
      }
    }

    member "pipeline" {
      via = member.quota.metadata[0].labels.team

      match {
        type  = "kubernetes_service_account_v1"
        where = source.automount_service_account_token == false
      }
    }
  }
}

rule "tenant-domain" {
  match {
    type = "tidewater_tenant_domain"
  }

  as = concept.domain

  identity {
    attributes = ["hostname"]
    scope      = "global"
  }

  endpoint {
    attributes = ["hostname"]
  }

  context "ownership" {
    to       = concept.tenant
    via      = source.tenant_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  # The provider writes `ingress/namespace/name`; an ingress calls itself
  # `namespace/name`.
  relation {
    as       = relation.routes-to
    to       = concept.route
    via      = source.ingress
    on_null  = "absent"
    on_empty = "absent"
    prefix   = "ingress/"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "tenant-gateway-grant" {
  match {
    type = "tidewater_gateway_grant"
  }

  relation "answers-for" {
    to       = concept.domain
    via      = source.domain
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.hostname
      strategy = "dot-ancestor"
    }
  }

  # By rule, not by concept: only a real tenant may be granted a gateway.
  contribution {
    to       = rule.tenant
    via      = source.tenant
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.slug
      strategy = "exact"
    }
  }
}

rule "chart-release" {
  match {
    type  = "helm_release"
    where = source.status == "deployed" && source.version != "0.0.0-dev"
  }

  as = concept.package

  identity {
    attributes = ["id"]
  }

  context {
    as       = context.tenancy
    to       = concept.namespace
    via      = source.namespace
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Charts may create the namespace they are installed in.
    external = "allow"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}
