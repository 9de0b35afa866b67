# Where we look when something is wrong.

rule "log-group" {
  match {
    type = "aws_cloudwatch_log_group"
  }

  as = concept.log-destination

  identity {
    attributes = ["arn", "name"]
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.kms_key_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

# Subscription filters carry logs on to the search cluster. Without one, a group is only an
# archive.
rule "log-subscription" {
  match {
    type = "aws_cloudwatch_log_subscription_filter"
  }

  relation "forwards-to" {
    to       = concept.stream
    via      = source.destination_arn
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # The stream is the observability team's, in the account they run.
    external = "allow"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.log-destination
    via      = source.log_group_name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.name
      strategy = "exact"
    }
  }
}

rule "metric-alarm" {
  match {
    type = "aws_cloudwatch_metric_alarm"
    # Alarms are silenced by switching their actions off, and a silenced one tells nobody.
    where = source.actions_enabled == true
  }

  as = concept.alarm

  identity {
    attributes = ["arn", "alarm_name"]
  }

  relation {
    as       = relation.notifies
    to       = concept.topic
    via      = source.alarm_actions
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "flow-log" {
  match {
    type = "aws_flow_log"
  }

  relation {
    as       = relation.logs-to
    to       = rf.concept.object-storage-container
    via      = source.log_destination
    on_null  = "absent"
    on_empty = "absent"
    # Flow logs of every account are kept in one archive bucket.
    external = "allow"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  contribution {
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
