# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) what is computed here is what is wrong

# A slip.
rule "misspelled" {
  match {
    kind = "resource"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

# Names are in lower case.
rule "capital" {
  match {
    kind = "data"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

# A word that is no kind.
rule "word" {
  match {
    kind = "datasource"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

# The block of Terraform is `locals`, the kind is not.
rule "plural" {
  match {
    kind = "local"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "empty" {
  match {
    kind = ""
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

# Computed, and none.
rule "computed" {
  match {
    kind = true ? "datasources" : "data"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

# The same holds for members.
rule "member" {
  match {
    type = "aws_subnet"
  }

  composition {
    member "network" {
      via = source.vpc_id

      match {
        kind = "resource"
        type = "aws_vpc"
      }
    }
  }
}
