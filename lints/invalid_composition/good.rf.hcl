rule "service" {
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
      via = member.task.containers[0].image

      match {
        type = "aws_vpc"
      }
    }

    member "log" {
      via = member.container.log

      match {
        type = "aws_vpc"
      }
    }

    member "role" {
      via = member.task.role

      match {
        type = "aws_vpc"
      }
    }
  }
}
