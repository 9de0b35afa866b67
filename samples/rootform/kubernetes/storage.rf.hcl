# Volumes outlive the pods that mount them, so they are drawn on their own.

rule "storage-class" {
  match {
    type = "kubernetes_storage_class_v1"
  }

  as = concept.storage-class

  identity {
    attributes = ["metadata[0].name"]
  }
}

rule "persistent-volume" {
  match {
    type = "kubernetes_persistent_volume_v1"
  }

  as = concept.volume

  identity {
    attributes = ["id", "metadata[0].name"]
  }

  relation {
    as       = relation.provisioned-by
    to       = concept.storage-class
    via      = source.spec[0].storage_class_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  # A volume belongs to the whole cluster until a claim takes it.
  context {
    as       = context.tenancy
    to       = concept.namespace
    via      = source.spec[0].claim_ref[0].namespace
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}

rule "volume-claim" {
  match {
    type = "kubernetes_persistent_volume_claim_v1"
  }

  as = concept.volume-claim

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
    as       = relation.mounts
    to       = concept.volume
    via      = source.spec[0].volume_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.provisioned-by
    to       = concept.storage-class
    via      = source.spec[0].storage_class_name
    on_null  = "absent"
    on_empty = "absent"
    # Managed clusters bring classes of their own.
    external = "allow"

    match {
      by       = target.metadata[0].name
      strategy = "exact"
    }
  }
}
