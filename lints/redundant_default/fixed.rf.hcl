rule "subnet" {
  match {
    type = "acme_subnet"
  }

  as = rf.concept.subnet

  identity {
    attributes = ["id"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  composition {
    member "lan" {
      via = source.lan_id

      match {
        # The one that is in use.
        kind = "resource"
        type = "acme_lan"
      }
    }
  }
}
