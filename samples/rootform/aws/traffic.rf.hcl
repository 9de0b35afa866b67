# How requests arrive: names, certificates, edges and load balancers.

rule "application-load-balancer" {
  match {
    type  = "aws_lb"
    where = source.load_balancer_type == "application"
  }

  as = concept.load-balancer

  identity {
    attributes = ["arn", "dns_name"]
    scope      = "global"
  }

  endpoint {
    attributes = ["dns_name"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnets
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  context {
    as       = context.admission
    to       = concept.firewall
    via      = source.security_groups
    on_null  = "indeterminate"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  relation {
    as       = relation.logs-to
    to       = rf.concept.object-storage-container
    via      = source.access_logs[0].bucket
    on_null  = "absent"
    on_empty = "absent"
    # Access logs go to the archive account.
    external = "allow"

    match {
      by       = target.bucket
      strategy = "exact"
    }
  }
}

# Network load balancers took security groups only in 2023; most of ours have none, which
# is why admission is not read here.
rule "network-load-balancer" {
  match {
    type  = "aws_lb"
    where = source.load_balancer_type == "network"
  }

  as = concept.load-balancer

  identity {
    attributes = ["arn", "dns_name"]
    scope      = "global"
  }

  endpoint {
    attributes = ["dns_name"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnets
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "target-group" {
  match {
    type = "aws_lb_target_group"
  }

  as = concept.target-pool

  identity {
    attributes = ["arn"]
    scope      = "global"
  }

  # Lambda target groups have no network.
  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "tls-listener" {
  match {
    type  = "aws_lb_listener"
    where = source.protocol == "HTTPS" || source.protocol == "TLS"
  }

  relation {
    as       = relation.routes-to
    to       = concept.target-pool
    via      = source.default_action[0].target_group_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  relation {
    as       = relation.serves-with
    to       = concept.certificate
    via      = source.certificate_arn
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Wildcard certificates are issued by the edge team's configuration.
    external = "allow"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.load-balancer
    via      = source.load_balancer_arn
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "plaintext-listener" {
  match {
    type  = "aws_lb_listener"
    where = source.protocol == "HTTP" || source.protocol == "TCP" || source.protocol == "UDP"
  }

  relation {
    as       = relation.routes-to
    to       = concept.target-pool
    via      = source.default_action[0].target_group_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.load-balancer
    via      = source.load_balancer_arn
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "hosted-zone" {
  match {
    type = "aws_route53_zone"
  }

  as = concept.dns-zone

  identity {
    attributes = ["zone_id", "name"]
    scope      = "global"
  }

  # Set on private zones only; a public zone belongs to no network.
  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc[0].vpc_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "alias-record" {
  match {
    type  = "aws_route53_record"
    where = source.type == "A" || source.type == "AAAA"
  }

  relation {
    as       = relation.routes-to
    to       = concept.load-balancer
    via      = source.alias[0].name
    on_null  = "absent"
    on_empty = "absent"

    # Route 53 hands the console's spelling back, which starts with this label.
    prefix = "dualstack."

    match {
      by       = target.dns_name
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.dns-zone
    via      = source.zone_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # The apex zones are delegated from the corporate registrar's account.
    external = "allow"

    match {
      by       = target.zone_id
      strategy = "exact"
    }
  }
}

rule "certificate" {
  match {
    type = "aws_acm_certificate"
  }

  as = concept.certificate

  identity {
    attributes = ["arn"]
    scope      = "global"
  }

  # shop.example.com is answered for by example.com unless it has a zone of its own.
  relation "validated-in" {
    to       = concept.dns-zone
    via      = source.domain_name
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Names can be validated by hand in zones we do not run.
    external = "allow"
    disclose = "record"

    match {
      by       = target.name
      strategy = "dot-ancestor"
    }
  }
}

rule "cloudfront-distribution" {
  match {
    type  = "aws_cloudfront_distribution"
    where = source.enabled == true
  }

  as = concept.content-distribution

  identity {
    attributes = ["arn", "domain_name"]
    scope      = "global"
  }

  endpoint {
    attributes = ["domain_name"]
  }

  relation {
    as       = relation.routes-to
    to       = concept.load-balancer
    via      = source.origin[0].domain_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.dns_name
      strategy = "exact"
    }
  }

  relation {
    as       = relation.serves-with
    to       = concept.certificate
    via      = source.viewer_certificate[0].acm_certificate_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}
