# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) the rules are of one type, to be short

# The type of what a traversal finds is not known, so it is no test.
rule "bare" {
  match {
    type  = "aws_subnet"
    where = source.enabled == true
  }

  as = rf.concept.subnet
}

rule "negated" {
  match {
    type  = "aws_subnet"
    where = source.enabled == false
  }

  as = rf.concept.subnet
}

rule "negated-twice" {
  match {
    type  = "aws_subnet"
    where = source.enabled == true && !(source.b == true)
  }

  as = rf.concept.subnet
}

# Every part that is joined is a test of its own.
rule "part" {
  match {
    type  = "aws_subnet"
    where = source.mode == "ACTIVE" && source.public == true
  }

  as = rf.concept.subnet
}

rule "both" {
  match {
    type  = "aws_subnet"
    where = (source.a == true || source.b[0].c == true)
  }

  as = rf.concept.subnet
}

rule "text" {
  match {
    type  = "aws_subnet"
    where = "yes"
  }

  as = rf.concept.subnet
}

rule "number" {
  match {
    type  = "aws_subnet"
    where = 1
  }

  as = rf.concept.subnet
}

rule "parentheses" {
  match {
    type  = "aws_subnet"
    where = (3)
  }

  as = rf.concept.subnet
}

# The result of a comparison is not compared again.
rule "chained" {
  match {
    type  = "aws_subnet"
    where = source.count > 1 && source.count < 5
  }

  as = rf.concept.subnet
}

rule "chained-paths" {
  match {
    type  = "aws_subnet"
    where = source.low <= source.count && source.count <= source.high
  }

  as = rf.concept.subnet
}

rule "chained-equal" {
  match {
    type  = "aws_subnet"
    where = source.a == source.b && source.b == source.c
  }

  as = rf.concept.subnet
}

# A test is true or false already.
rule "compared" {
  match {
    type  = "aws_subnet"
    where = (source.count > 1)
  }

  as = rf.concept.subnet
}

rule "compared-left" {
  match {
    type  = "aws_subnet"
    where = (source.count > 1)
  }

  as = rf.concept.subnet
}

rule "compared-false" {
  match {
    type  = "aws_subnet"
    where = !(source.a == 1 || source.b == 1) && source.c == 2
  }

  as = rf.concept.subnet
}

rule "compared-unequal" {
  match {
    type  = "aws_subnet"
    where = !(source.a == 1)
  }

  as = rf.concept.subnet
}

rule "literals" {
  match {
    type  = "aws_subnet"
    where = !(true == false)
  }

  as = rf.concept.subnet
}

rule "chained-logical" {
  match {
    type  = "aws_subnet"
    where = source.count == (source.a == 1 || source.b == 1)
  }

  as = rf.concept.subnet
}

# Parentheses hold tests, and a side of a comparison is none.
rule "grouped-side" {
  match {
    type  = "aws_subnet"
    where = source.mode == "ACTIVE"
  }

  as = rf.concept.subnet
}

# `!` binds tighter than `==`.
rule "negated-side" {
  match {
    type  = "aws_subnet"
    where = !source.mode == "ACTIVE"
  }

  as = rf.concept.subnet
}

rule "wrapped" {
  match {
    type  = "aws_subnet"
    where = "${source.enabled == true}"
  }

  as = rf.concept.subnet
}
