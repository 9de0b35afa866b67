# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) only resources and data ever have instances

rule "k-resource" {
  match {
    kind = "resource"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-data" {
  match {
    kind = "data"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-settings" {
  match {
    kind = "settings"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-provider" {
  match {
    kind = "provider"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-ephemeral" {
  match {
    kind = "ephemeral"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-action" {
  match {
    kind = "action"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-module" {
  match {
    kind = "module"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-variable" {
  match {
    kind = "variable"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-local" {
  match {
    kind = "local"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-output" {
  match {
    kind = "output"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-moved" {
  match {
    kind = "moved"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-removed" {
  match {
    kind = "removed"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-import" {
  match {
    kind = "import"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-check" {
  match {
    kind = "check"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "k-language" {
  match {
    kind = "language"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "default" {
  match {
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}

rule "computed" {
  match {
    kind = true ? "resource" : "data"
    type = "aws_subnet"
  }

  as = rf.concept.subnet
}
