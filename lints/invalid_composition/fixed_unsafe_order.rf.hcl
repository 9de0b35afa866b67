# Members are found from the first to the last.
rule "forward" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    # What it runs in.
    member "task" {
      via = source.task_definition

      match {
        type = "aws_vpc"
      }
    }

    # What the service runs.
    member "container" { # one of them
      via = member.task.containers[0].image

      match {
        type = "aws_vpc"
      }
    }
  }
}

rule "backwards" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "a" {
      via = source.x

      match {
        type = "aws_vpc"
      }
    }

    member "b" {
      via = member.a.y

      match {
        type = "aws_vpc"
      }
    }

    member "c" {
      via = member.b.z

      match {
        type = "aws_vpc"
      }
    }
  }
}

rule "misspelled" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "task" {
      via = source.task_definition

      match {
        type = "aws_vpc"
      }
    }

    member "container" {
      via = member.task.image

      match {
        type = "aws_vpc"
      }
    }
  }
}

rule "root" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "task" {
      via = source.task_definition

      match {
        type = "aws_vpc"
      }
    }
  }
}
