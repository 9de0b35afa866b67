dialect "acme" {
  version = "1.2.0"

  provider "acme/cloud" {
    version = ">= 1.0.0"
  }
}

concept "zone" {
  description = "A part of a region."
}

rule "zone" {
  match {
    type = "acme_zone"
  }

  as = concept.zone

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnet_id
    on_null  = "absent"
    on_empty = "absent"
  }
}
