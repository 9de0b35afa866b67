rule "nothing" {
  match {
    type = "aws_subnet"
  }
}

# Others can find it, and there is nothing to find.
rule "found" {
  match {
    type = "aws_subnet"
  }

  identity {
    attributes = ["id", "arn"]
  }
}

rule "reached" {
  match {
    type = "aws_subnet"
  }

  identity {
    attributes = ["id"]
  }

  endpoint {
    attributes = ["dns_name"]
  }
}
