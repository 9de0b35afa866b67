//! Two roots without faults: all that a dialect can hold, and a policy pack about it.

/// A dialect with every block and attribute of the language, and every form of a reference.
pub(crate) const DIALECT: &str = r#"dialect "acme" {
  version = "0.1.0"

  provider "hashicorp/acme" {
    version = ">= 1.0.0, < 2.0.0"
  }

  provider "registry.example.com/acme/net" {
    version = "~> 3.1.0"
  }
}

concept "bucket" {
  description = "A bucket."
}

concept "service" {
  description = ""
}

context "placement" {
  description = "Where it is."
}

relation "reads" {
  description = "Reads from."
}

rule "bucket" {
  match {
    kind  = "resource"
    type  = "acme_bucket"
    where = source.enabled == true && (source.size >= 2 || !(source.mode == "OFF"))
  }

  as = concept.bucket

  identity {
    attributes = ["id", "meta[0].arn"]
    scope      = "global"
  }

  endpoint {
    attributes = ["url"]
  }

  context "region" {
    to       = rf.concept.virtual-network
    via      = provider.region
    on_null  = "absent"
    on_empty = "indeterminate"
  }
}

rule "service" {
  match {
    type = "acme_service"
  }

  as = acme.concept.service

  identity {
    attributes = ["id"]
  }

  context {
    as       = context.placement
    to       = concept.bucket
    via      = source.list[0].bucket
    on_null  = "absent"
    on_empty = "absent"
    external = "allow"
    disclose = "record"
    prefix   = "arn:"

    match {
      by       = [target.id, target.meta[0].arn]
      strategy = "exact"
    }
  }

  relation {
    as       = acme.relation.reads
    to       = rule.bucket
    via      = source.bucket_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "last-segment"
    }
  }

  composition {
    member "first" {
      via = source.items

      match {
        type  = "acme_item"
        where = source.kind != "x"
      }
    }

    member "second" {
      via = member.first.parts[0]

      match {
        kind = "data"
        type = "acme_part"
      }
    }
  }
}

rule "versioning" {
  match {
    type = "acme_versioning"
  }

  contribution {
    to       = concept.bucket
    via      = source.bucket
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}
"#;

/// A policy pack that names what the dialect has.
pub(crate) const PACK: &str = r#"policy_pack "base" {
  version = "1.2.3"
}

policy "placed" {
  target {
    concept  = acme.concept.service
    rules    = [acme.rule.service]
    dialects = ["acme"]
  }

  assert  = exists(contexts(acme.context.placement)) && length(relations(acme.relation.reads, acme.concept.bucket)) >= 1
  message = "Place it."
}

policy "versioned" {
  target {
    concept = acme.concept.bucket
  }

  assert  = !(length(contributions(acme.rule.versioning)) == 0) || exists(contexts(rf.context.network, rf.concept.subnet))
  message = "Version it."
}
"#;
