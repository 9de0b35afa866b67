# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) shows what the language takes

rule "r-1" {
  match {
    type  = "aws_subnet"
    where = source.enabled == true
  }

  as = rf.concept.subnet
}

rule "r-2" {
  match {
    type  = "aws_subnet"
    where = source.mode == "ACTIVE"
  }

  as = rf.concept.subnet
}

rule "r-3" {
  match {
    type  = "aws_subnet"
    where = source.replicas >= 2
  }

  as = rf.concept.subnet
}

rule "r-4" {
  match {
    type  = "aws_subnet"
    where = source.enabled == true && source.replicas >= 2
  }

  as = rf.concept.subnet
}

rule "r-5" {
  match {
    type  = "aws_subnet"
    where = !(source.mode == "DISABLED")
  }

  as = rf.concept.subnet
}

rule "r-6" {
  match {
    type  = "aws_subnet"
    where = (source.enabled == true) && (source.replicas >= 2)
  }

  as = rf.concept.subnet
}

rule "r-7" {
  match {
    type  = "aws_subnet"
    where = source.count > 1 && source.count < 5
  }

  as = rf.concept.subnet
}

rule "r-8" {
  match {
    type  = "aws_subnet"
    where = source.enabled > true
  }

  as = rf.concept.subnet
}

rule "r-9" {
  match {
    type  = "aws_subnet"
    where = "3" == 3
  }

  as = rf.concept.subnet
}

rule "r-10" {
  match {
    type  = "aws_subnet"
    where = true
  }

  as = rf.concept.subnet
}

rule "r-11" {
  match {
    type  = "aws_subnet"
    where = false
  }

  as = rf.concept.subnet
}

rule "r-12" {
  match {
    type  = "aws_subnet"
    where = !false
  }

  as = rf.concept.subnet
}

rule "r-13" {
  match {
    type  = "aws_subnet"
    where = ((true))
  }

  as = rf.concept.subnet
}

rule "r-14" {
  match {
    type  = "aws_subnet"
    where = !!true
  }

  as = rf.concept.subnet
}

rule "r-15" {
  match {
    type  = "aws_subnet"
    where = source.replicas == 0 || source.replicas == 3
  }

  as = rf.concept.subnet
}

rule "r-16" {
  match {
    type  = "aws_subnet"
    where = source.replicas == 1.0
  }

  as = rf.concept.subnet
}

rule "r-17" {
  match {
    type  = "aws_subnet"
    where = source.replicas == 1e3
  }

  as = rf.concept.subnet
}

rule "r-18" {
  match {
    type  = "aws_subnet"
    where = source.a[0].b != source.c
  }

  as = rf.concept.subnet
}

rule "r-19" {
  match {
    type  = "aws_subnet"
    where = "ACTIVE" == source.mode
  }

  as = rf.concept.subnet
}

rule "r-20" {
  match {
    type  = "aws_subnet"
    where = source.replicas <= 9223372036854775807
  }

  as = rf.concept.subnet
}

rule "r-21" {
  match {
    type  = "aws_subnet"
    where = "${source.enabled == true}"
  }

  as = rf.concept.subnet
}

rule "r-22" {
  match {
    type  = "aws_subnet"
    where = (
      source.enabled == true ||
      source.enabled == false
    )
  }

  as = rf.concept.subnet
}

rule "r-23" {
  match {
    type  = "aws_subnet"
    where = source.enabled == true || source.mode == "ACTIVE" && source.replicas < 2
  }

  as = rf.concept.subnet
}

rule "heredoc" {
  match {
    type  = "aws_subnet"
    where = source.policy == <<-EOT
      none
    EOT
  }

  as = rf.concept.subnet
}
