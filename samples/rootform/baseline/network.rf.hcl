policy "databases-live-in-a-network" {
  target {
    concept  = rf.concept.managed-database
    dialects = ["aws"]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Give the database a subnet group. Without one it lands in the account's default network, which nobody watches."
}

policy "services-behind-a-firewall" {
  target {
    rules = [aws.rule.fargate-service, aws.rule.instance, aws.rule.application-load-balancer]
  }

  assert  = exists(contexts(aws.context.admission, aws.concept.firewall))
  message = "Name at least one security group. With none set, the network's default group applies, and it admits everything inside the network."
}

# Security groups are counted to find those that have grown by accretion. Five rules is
# where reviews start to miss things.
policy "firewalls-stay-readable" {
  target {
    concept = aws.concept.firewall
  }

  assert = length(contributions(aws.rule.ingress)) <= 5

  message = <<-EOT
    This security group has more than five ingress rules.

    Split it by who connects: one group for load balancers, one for peers, one for
    operators. Resources can be members of several groups, and each group can then be
    reviewed on its own.
  EOT
}

policy "no-remote-shell" {
  target {
    concept = aws.concept.firewall
    rules   = [aws.rule.security-group]
  }

  assert = !exists(contributions(aws.rule.remote-shell-ingress))

  message = <<-EOT
    Ports 22 and 3389 are not opened, not even to the office.

    Use Session Manager: it needs no open port, asks for your own identity and keeps a
    record of the session.
  EOT
}

policy "subnets-in-known-networks" {
  target {
    concept  = rf.concept.subnet
    dialects = ["aws"]
  }

  assert  = length(contexts(rf.context.network, rf.concept.virtual-network)) == 1
  message = "The subnet's network is not in this configuration. Look it up with a data source so that readers can see where it is."
}

policy "load-balancers-encrypt" {
  target {
    rules = [aws.rule.application-load-balancer, aws.rule.network-load-balancer]
  }

  # A listener on port 80 that redirects is fine as long as there is something to redirect to.
  assert = exists(contributions(aws.rule.tls-listener)) || !exists(contributions(aws.rule.plaintext-listener))

  message = "Add an HTTPS or TLS listener. A balancer that only listens in plain text hands passwords to everyone on the path."
}

policy "tls-listeners-have-certificates" {
  target {
    rules = [aws.rule.tls-listener]
  }

  assert  = exists(relations(aws.relation.serves-with, aws.concept.certificate))
  message = "Set certificate_arn to a certificate from ACM. Imported certificates are not renewed."
}

policy "namespaces-deny-by-default" {
  target {
    rules = [kubernetes.rule.namespace]
  }

  assert = exists(contributions(kubernetes.rule.deny-all-policy))

  message = <<-EOT
    Add a NetworkPolicy named default-deny to this namespace.

    Network policies only ever add permissions. Until one selects every pod, each pod in
    the cluster can reach each other one, whatever the other policies say.
  EOT
}

policy "workloads-stay-behind-ingress" {
  target {
    concept  = kubernetes.concept.service
    rules    = [kubernetes.rule.published-service]
    dialects = ["kubernetes"]
  }

  assert  = !exists(relations(kubernetes.relation.routes-to, kubernetes.concept.workload))
  message = "Make this a ClusterIP service and put an ingress in front of it. Load balancers made by services skip the web firewall."
}
