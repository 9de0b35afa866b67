rule "itself" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "a" {
      via = member.a.x

      match {
        type = "aws_vpc"
      }
    }
  }
}

# No order of these two is right.
rule "circle" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "a" {
      via = member.b.x

      match {
        type = "aws_vpc"
      }
    }

    member "b" {
      via = member.a.x

      match {
        type = "aws_vpc"
      }
    }
  }
}

rule "unknown" {
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
      via = member.network.x

      match {
        type = "aws_vpc"
      }
    }
  }
}

rule "target" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "a" {
      via = target.x

      match {
        type = "aws_vpc"
      }
    }
  }
}

rule "provider" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "a" {
      via = provider.region

      match {
        type = "aws_vpc"
      }
    }
  }
}
