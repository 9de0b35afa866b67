policy "queues-have-a-way-out" {
  target {
    concept = aws.concept.queue
  }

  # A dead letter queue is a queue too, and it is allowed to be the end of the line.
  assert = (
    exists(relations(aws.relation.receives-dead-letters-of)) ||
    exists(contributions(aws.rule.queue-subscription)) ||
    exists(contributions(aws.rule.queue-redrive))
  )

  message = "Nothing feeds this queue. Remove it, or define the subscription in the same configuration."
}

policy "event-routes-keep-failures" {
  target {
    concept  = aws.concept.event-route
    dialects = ["aws"]
  }

  assert  = exists(relations(aws.relation.dead-letters-to, aws.concept.queue)) == exists(contributions(aws.rule.event-target))
  message = "Give each target a dead letter queue. Events that cannot be delivered are dropped after a day, without a trace."
}

policy "alarms-reach-somebody" {
  target {
    concept = aws.concept.alarm
  }

  assert  = exists(relations(aws.relation.notifies, aws.concept.topic))
  message = "Set alarm_actions to the team's topic. An alarm nobody hears is a graph."
}

policy "networks-keep-flow-logs" {
  target {
    rules = [aws.rule.vpc]
  }

  assert  = exists(contributions(aws.rule.flow-log))
  message = "Add a flow log to the archive bucket. It cannot be switched on for last week."
}

policy "tenants-run-somewhere" {
  target {
    rules    = [kubernetes.rule.tenant, kubernetes.rule.namespace]
    dialects = ["kubernetes"]
  }

  assert  = length(contexts(rf.context.runtime, rf.concept.kubernetes-cluster)) == 1
  message = "Name the cluster. A tenant on no cluster is billed all the same."
}

policy "certificates-renew-themselves" {
  target {
    concept = kubernetes.concept.certificate
  }

  assert = exists(contexts(kubernetes.context.issuance, kubernetes.concept.certificate-issuer))

  message = <<-EOT
    Replace the hand-written TLS secret with a Certificate resource.

    cert-manager renews it a month ahead and warns when it cannot. The last three outages
    of the shop were all certificates that somebody had meant to renew.
  EOT
}

policy "autoscaled-workloads-survive-drains" {
  target {
    rules = [kubernetes.rule.deployment, kubernetes.rule.stateful-set]
  }

  assert  = !exists(contributions(kubernetes.rule.autoscaler)) || exists(contributions(kubernetes.rule.disruption-budget))
  message = "Add a disruption budget. Node upgrades evict pods as fast as they are allowed to, and without a budget that is all at once."
}
