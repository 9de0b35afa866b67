# Webhooks sit in front of every write to the cluster. One that fails closed and is down
# takes deployments down with it, which is reason enough to draw them.

rule "fail-closed-validation" {
  match {
    type  = "kubernetes_validating_webhook_configuration_v1"
    where = source.webhook[0].failure_policy == "Fail"
  }

  as = concept.admission-hook

  identity {
    attributes = ["metadata[0].name"]
  }

  relation {
    as       = relation.asks
    to       = concept.service
    via      = source.webhook[0].client_config[0].service[0].name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "fail-open-validation" {
  match {
    type  = "kubernetes_validating_webhook_configuration_v1"
    where = source.webhook[0].failure_policy == "Ignore"
  }

  as = concept.admission-hook

  identity {
    attributes = ["metadata[0].name"]
  }

  relation {
    as       = relation.asks
    to       = concept.service
    via      = source.webhook[0].client_config[0].service[0].name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "mutating-webhook" {
  match {
    type = "kubernetes_mutating_webhook_configuration_v1"
  }

  as = concept.admission-hook

  identity {
    attributes = ["metadata[0].name"]
  }

  relation {
    as       = relation.asks
    to       = concept.service
    via      = source.webhook[0].client_config[0].service[0].name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}
