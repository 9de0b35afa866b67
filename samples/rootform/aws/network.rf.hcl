# Virtual networks and what stands at their edges.

rule "region-lookup" {
  match {
    kind = "data"
    type = "aws_region"
  }

  as = concept.region

  identity {
    attributes = ["name"]
    scope      = "global"
  }
}

rule "vpc" {
  match {
    type = "aws_vpc"
  }

  as = rf.concept.virtual-network

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  context {
    as       = context.residency
    to       = concept.region
    via      = provider.region
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Few plans look their own region up, so most regions are known by name alone.
    external = "allow"
    disclose = "report"
  }
}

# The shared networks belong to the connectivity team; application plans read them.
rule "vpc-lookup" {
  match {
    kind = "data"
    type = "aws_vpc"
  }

  as = rf.concept.virtual-network

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }
}

rule "subnet" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.subnet

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "subnet-lookup" {
  match {
    kind = "data"
    type = "aws_subnet"
  }

  as = rf.concept.subnet

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # A subnet is often looked up by tag alone, and its network never is.
    external = "allow"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "internet-gateway" {
  match {
    type = "aws_internet_gateway"
  }

  as = concept.gateway

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  # A gateway can be made first and attached later, so null says nothing yet.
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

rule "nat-gateway" {
  match {
    type = "aws_nat_gateway"
  }

  as = concept.gateway

  identity {
    attributes = ["id"]
    scope      = "global"
  }

  endpoint {
    attributes = ["public_ip", "private_ip"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnet_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "route-table" {
  match {
    type = "aws_route_table"
  }

  as = concept.route-table

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

# Only routes to a gateway are read. Routes to peered networks and appliances are drawn by
# the rules of the thing they lead to.
rule "gateway-route" {
  match {
    type = "aws_route"
  }

  relation {
    as       = relation.routes-to
    to       = concept.gateway
    via      = source.gateway_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  relation {
    as       = relation.routes-to
    to       = concept.gateway
    via      = source.nat_gateway_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.route-table
    via      = source.route_table_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "security-group" {
  match {
    type = "aws_security_group"
  }

  as = concept.firewall

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

# Ports 22 and 3389 have a rule of their own so that a policy can ask for it by name.
rule "remote-shell-ingress" {
  match {
    type  = "aws_vpc_security_group_ingress_rule"
    where = source.from_port == 22 || source.from_port == 3389
  }

  contribution {
    to       = rule.security-group
    via      = source.security_group_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "ingress" {
  match {
    type  = "aws_vpc_security_group_ingress_rule"
    where = source.from_port != 22 && source.from_port != 3389
  }

  contribution {
    to       = rule.security-group
    via      = source.security_group_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  relation "admits" {
    to       = rule.security-group
    via      = source.referenced_security_group_id
    on_null  = "absent"
    on_empty = "absent"
    # Groups of other accounts are admitted by id over peering.
    external = "allow"
    disclose = "record"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "transit-gateway" {
  match {
    type = "aws_ec2_transit_gateway"
  }

  as = concept.network-hub

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }
}

rule "transit-gateway-attachment" {
  match {
    type = "aws_ec2_transit_gateway_vpc_attachment"
  }

  context "attachment" {
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.network-hub
    via      = source.transit_gateway_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # The hub lives in the connectivity account and is shared with all the others.
    external = "allow"
    disclose = "report"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "interface-endpoint" {
  match {
    type  = "aws_vpc_endpoint"
    where = source.vpc_endpoint_type == "Interface" || source.vpc_endpoint_type == "GatewayLoadBalancer"
  }

  as = concept.private-endpoint

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnet_ids
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  context {
    as       = context.admission
    to       = concept.firewall
    via      = source.security_group_ids
    on_null  = "indeterminate"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

# A gateway endpoint has no address of its own: it is an entry in route tables.
rule "gateway-endpoint" {
  match {
    type  = "aws_vpc_endpoint"
    where = source.vpc_endpoint_type == "Gateway"
  }

  as = concept.private-endpoint

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  context {
    as       = rf.context.network
    to       = rf.concept.virtual-network
    via      = source.vpc_id
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  relation "listed-in" {
    to       = concept.route-table
    via      = source.route_table_ids
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}
