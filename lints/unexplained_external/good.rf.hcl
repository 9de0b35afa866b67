rule "subnet" {
  match {
    type = "acme_subnet"
  }

  as = rf.concept.subnet

  context "one" {
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"
    external = "allow" # Networks are made by another team.
  }

  context "two" {
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"
    # Clusters are made by another team.
    # rf-fmt: skip
    external = "allow"
  }

  context "three" {
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"
    /* Zones are the
       provider's. */
    external = "allow"
  }

  context "four" {
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"
    external = /* Regions are the provider's. */ "allow"
  }

  context "five" {
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"
    external = "deny" # rf-lint: allow(redundant-default)
  }
}
