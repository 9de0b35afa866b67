rule "subnet" {
  match {
    type = "aws_subnet"
  }

  composition {
    member "network" {
      via = source.vpc_id

      match {
        type  = "aws_vpc"
        where = source.default
      }
    }
  }
}
