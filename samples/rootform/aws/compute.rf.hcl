# Whatever runs our code, from a single machine to a function.

rule "instance" {
  match {
    type = "aws_instance"
  }

  as = concept.virtual-machine

  identity {
    attributes = ["id", "arn"]
    scope      = "global"
  }

  endpoint {
    attributes = ["private_dns", "public_dns"]
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

  context {
    as       = context.admission
    to       = concept.firewall
    via      = source.vpc_security_group_ids
    on_null  = "indeterminate"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  relation {
    as       = relation.built-from
    to       = concept.machine-template
    via      = source.launch_template[0].id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "launch-template" {
  match {
    type = "aws_launch_template"
  }

  as = concept.machine-template

  identity {
    attributes = ["id", "arn", "name"]
  }

  context {
    as       = context.admission
    to       = concept.firewall
    via      = source.vpc_security_group_ids
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  # Instance profiles only wrap a role; the role is what a reader wants to see.
  composition {
    member "profile" {
      via = source.iam_instance_profile[0].name

      match {
        type = "aws_iam_instance_profile"
      }
    }

    member "role" {
      via = member.profile.role

      match {
        type = "aws_iam_role"
      }
    }
  }
}

rule "autoscaling-group" {
  match {
    type = "aws_autoscaling_group"
    # A group pinned to zero is a parked one: it runs nothing and needs no drawing.
    where = source.max_size > 0
  }

  as = concept.machine-fleet

  identity {
    attributes = ["arn", "name"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.vpc_zone_identifier
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  relation {
    as       = relation.built-from
    to       = concept.machine-template
    via      = source.launch_template[0].id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  # The pool routes to the fleet, but it is the fleet that knows the pool.
  relation "joins" {
    to       = concept.target-pool
    via      = source.target_group_arns
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "ecs-cluster" {
  match {
    type = "aws_ecs_cluster"
  }

  as = concept.container-cluster

  identity {
    attributes = ["arn", "name"]
  }

  relation {
    as       = relation.logs-to
    to       = concept.log-destination
    via      = source.configuration[0].execute_command_configuration[0].log_configuration[0].cloud_watch_log_group_name
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.name
      strategy = "exact"
    }
  }
}

rule "fargate-service" {
  match {
    type  = "aws_ecs_service"
    where = source.launch_type == "FARGATE"
  }

  as = concept.container-service

  identity {
    attributes = ["id", "name"]
  }

  context {
    as       = context.scheduling
    to       = concept.container-cluster
    via      = source.cluster
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = [target.arn, target.name]
      strategy = "exact"
    }
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.network_configuration[0].subnets
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
    via      = source.network_configuration[0].security_groups
    on_null  = "indeterminate"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  relation {
    as       = relation.built-from
    to       = concept.container-definition
    via      = source.task_definition
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = [target.arn, target.family]
      strategy = "exact"
    }
  }

  relation "joins" {
    to       = concept.target-pool
    via      = source.load_balancer[0].target_group_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

# Services on our own machines have no network of their own; they share the machine's.
rule "machine-backed-service" {
  match {
    type  = "aws_ecs_service"
    where = source.launch_type == "EC2" || source.launch_type == "EXTERNAL"
  }

  as = concept.container-service

  identity {
    attributes = ["id", "name"]
  }

  context {
    as       = context.scheduling
    to       = concept.container-cluster
    via      = source.cluster
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = [target.arn, target.name]
      strategy = "exact"
    }
  }

  relation {
    as       = relation.built-from
    to       = concept.container-definition
    via      = source.task_definition
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = [target.arn, target.family]
      strategy = "exact"
    }
  }
}

rule "task-definition" {
  match {
    type = "aws_ecs_task_definition"
  }

  as = concept.container-definition

  identity {
    attributes = ["arn", "family"]
  }

  relation {
    as       = relation.assumes
    to       = rf.concept.service-identity
    via      = source.task_role_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  relation "starts-with" {
    to       = rf.concept.service-identity
    via      = source.execution_role_arn
    on_null  = "absent"
    on_empty = "absent"
    # Most services share the execution role that the account baseline makes.
    external = "allow"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  relation {
    as       = relation.stores-on
    to       = concept.shared-file-system
    via      = source.volume[0].efs_volume_configuration[0].file_system_id
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "eks-cluster" {
  match {
    type = "aws_eks_cluster"
  }

  as = rf.concept.kubernetes-cluster

  identity {
    attributes = ["arn", "name"]
  }

  endpoint {
    attributes = ["endpoint"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.vpc_config[0].subnet_ids
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.encryption_config[0].provider[0].key_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  relation {
    as       = relation.assumes
    to       = rf.concept.service-identity
    via      = source.role_arn
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "eks-node-group" {
  match {
    type = "aws_eks_node_group"
  }

  as = concept.machine-fleet

  identity {
    attributes = ["arn"]
    scope      = "global"
  }

  context {
    as       = context.scheduling
    to       = rf.concept.kubernetes-cluster
    via      = source.cluster_name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.name
      strategy = "exact"
    }
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.subnet_ids
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.id
      strategy = "exact"
    }
  }
}

rule "image-repository" {
  match {
    type = "aws_ecr_repository"
  }

  as = concept.container-registry

  identity {
    attributes = ["arn", "repository_url"]
    scope      = "global"
  }

  context {
    as       = context.protection
    to       = concept.encryption-key
    via      = source.encryption_configuration[0].kms_key
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "packaged-function" {
  match {
    type  = "aws_lambda_function"
    where = source.package_type == "Zip"
  }

  as = concept.function

  identity {
    attributes = ["arn", "function_name"]
  }

  context {
    as       = rf.context.network
    to       = rf.concept.subnet
    via      = source.vpc_config[0].subnet_ids
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.id
      strategy = "exact"
    }
  }

  relation {
    as       = relation.assumes
    to       = rf.concept.service-identity
    via      = source.role
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  relation {
    as       = relation.dead-letters-to
    to       = concept.queue
    via      = source.dead_letter_config[0].target_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }
}

rule "container-function" {
  match {
    type  = "aws_lambda_function"
    where = source.package_type == "Image"
  }

  as = concept.function

  identity {
    attributes = ["arn", "function_name"]
  }

  relation {
    as       = relation.assumes
    to       = rf.concept.service-identity
    via      = source.role
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  relation {
    as       = relation.built-from
    to       = concept.container-registry
    via      = source.image_uri
    on_null  = "indeterminate"
    on_empty = "indeterminate"
    # Release images are pulled from the build account's registry.
    external = "allow"
    disclose = "record"
  }
}

rule "event-source-mapping" {
  match {
    type = "aws_lambda_event_source_mapping"
    # A mapping that is switched off during an incident should not look like a live one.
    where = source.enabled == true && source.batch_size >= 1
  }

  relation {
    as       = relation.consumes
    to       = concept.queue
    via      = source.event_source_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  relation {
    as       = relation.consumes
    to       = concept.stream
    via      = source.event_source_arn
    on_null  = "absent"
    on_empty = "absent"

    match {
      by       = target.arn
      strategy = "exact"
    }
  }

  contribution {
    to       = concept.function
    via      = source.function_name
    on_null  = "indeterminate"
    on_empty = "indeterminate"

    match {
      by       = [target.arn, target.function_name]
      strategy = "exact"
    }
  }
}
