rule "subnet" {
  match {
    type = "acme_subnet"
  }

  as = rf.concept.subnet

  context "one" {
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent" # This speaks of something else.
    external = "allow"
  }

  context "two" {
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"

    # Too far away to be about it.

    # rf-fmt: skip
    external = "allow"
    # This is below.
  }
}
