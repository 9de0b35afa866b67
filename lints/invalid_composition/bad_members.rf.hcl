# A composition of nothing.
rule "empty" {
  match {
    type = "aws_ecs_service"
  }

  composition {}
}

rule "unmatched" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "a" {
      via = source.x
    }
  }
}

rule "matched-twice" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "a" {
      via = source.x

      match {
        type = "t"
      }

      match {
        type = "u"
      }
    }
  }
}

rule "any-type" {
  match {
    type = "aws_ecs_service"
  }

  composition {
    member "a" {
      via = source.x

      match {
        type = ""
      }
    }
  }
}
