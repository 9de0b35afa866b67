rule "zone" {
  match {
    type = "acme_zone"
  }

  as = concept.zone

  context {
    as       = "${context.region}" # rf-lint: allow(interpolation-only) as an example
    to       = acme /* ours */ . concept.zone
    via      = source.parent_id
    on_null  = "absent"
    on_empty = "absent"
  }
}

context "region" {
  description = "Where a zone is."
}
