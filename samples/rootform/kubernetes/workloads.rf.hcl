# What runs. Every workload names its namespace, the identity it acts as and where its
# configuration comes from; how many copies of it there are is not architecture.

rule "deployment" {
  match {
    type = "kubernetes_deployment_v1"
  }

  as = concept.workload

  identity {
    attributes = ["id", "metadata[0].name", "metadata[0].labels.app"]
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

  # A pod with no account named acts as `default`, which is granted nothing here.
  relation {
    as       = relation.acts-as
    to       = rf.concept.service-identity
    via      = source.spec[0].template[0].spec[0].service_account_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  # An id is `namespace/name`, and a workload names only the second half.
  relation {
    as       = relation.configured-by
    to       = concept.configuration
    via      = source.spec[0].template[0].spec[0].container[0].env_from[0].config_map_ref[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "last-segment"
    }
  }

  relation {
    as       = relation.reads-secret
    to       = concept.secret
    via      = source.spec[0].template[0].spec[0].container[0].env_from[0].secret_ref[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.mounts
    to       = concept.volume-claim
    via      = source.spec[0].template[0].spec[0].volume[0].persistent_volume_claim[0].claim_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "stateful-set" {
  match {
    type = "kubernetes_stateful_set_v1"
  }

  as = concept.workload

  identity {
    attributes = ["id", "metadata[0].name", "metadata[0].labels.app"]
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
    as       = relation.acts-as
    to       = rf.concept.service-identity
    via      = source.spec[0].template[0].spec[0].service_account_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.configured-by
    to       = concept.configuration
    via      = source.spec[0].template[0].spec[0].container[0].env_from[0].config_map_ref[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "last-segment"
    }
  }

  relation {
    as       = relation.reads-secret
    to       = concept.secret
    via      = source.spec[0].template[0].spec[0].container[0].env_from[0].secret_ref[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation "named-by" {
    to       = concept.service
    via      = source.spec[0].service_name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.provisioned-by
    to       = concept.storage-class
    via      = source.spec[0].volume_claim_template[0].spec[0].storage_class_name
    on_null  = "absent"
    on_empty = "absent"
    # A claim that names no class takes the cluster's default, and the managed
    # clusters bring theirs along.
    external = "allow"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

# Agents are kept apart from other workloads: one of them on every node is a property of
# the cluster, and drawing it beside the applications hides them.
rule "daemon-set" {
  match {
    type = "kubernetes_daemon_set_v1"
  }

  as = concept.node-agent

  identity {
    attributes = ["id", "metadata[0].name", "metadata[0].labels.app"]
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
    as       = relation.acts-as
    to       = rf.concept.service-identity
    via      = source.spec[0].template[0].spec[0].service_account_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.configured-by
    to       = concept.configuration
    via      = source.spec[0].template[0].spec[0].container[0].env_from[0].config_map_ref[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "last-segment"
    }
  }
}

# Bare pods are only used for one-off debugging, which is exactly why they should show.
rule "pod" {
  match {
    type = "kubernetes_pod_v1"
  }

  as = concept.workload

  identity {
    attributes = ["id", "metadata[0].name", "metadata[0].labels.app"]
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
    as       = relation.acts-as
    to       = rf.concept.service-identity
    via      = source.spec[0].service_account_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.reads-secret
    to       = concept.secret
    via      = source.spec[0].container[0].env_from[0].secret_ref[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "job" {
  match {
    type = "kubernetes_job_v1"
  }

  as = concept.batch-job

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
    as       = relation.acts-as
    to       = rf.concept.service-identity
    via      = source.spec[0].template[0].spec[0].service_account_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.reads-secret
    to       = concept.secret
    via      = source.spec[0].template[0].spec[0].container[0].env_from[0].secret_ref[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "cron-job" {
  match {
    type = "kubernetes_cron_job_v1"
    # A suspended schedule starts nothing until somebody resumes it.
    where = source.spec[0].suspend == false
  }

  as = concept.batch-job

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
    as       = relation.acts-as
    to       = rf.concept.service-identity
    via      = source.spec[0].job_template[0].spec[0].template[0].spec[0].service_account_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.reads-secret
    to       = concept.secret
    via      = source.spec[0].job_template[0].spec[0].template[0].spec[0].container[0].env_from[0].secret_ref[0].name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "autoscaler" {
  match {
    type  = "kubernetes_horizontal_pod_autoscaler_v2"
    where = source.spec[0].max_replicas > 1 && source.spec[0].scale_target_ref[0].kind != "ReplicaSet"
  }

  contribution {
    to       = concept.workload
    via      = source.spec[0].scale_target_ref[0].name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "disruption-budget" {
  match {
    type = "kubernetes_pod_disruption_budget_v1"
  }

  contribution {
    to       = concept.workload
    via      = source.spec[0].selector[0].match_labels.app
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.metadata[0].labels.app
      strategy = "exact"
    }
  }
}
