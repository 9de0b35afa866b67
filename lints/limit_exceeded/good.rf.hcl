# rf-lint: allow-file(suspicious, limits, style, pedantic, unused-allow) shows how much there is room for

# 4,096 bytes of source.
rule "bytes" {
  match {
    type  = "aws_subnet"
    where = source.name == "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
  }

  as = rf.concept.subnet
}

# 64 levels.
rule "depth" {
  match {
    type  = "aws_subnet"
    where = source.zone == "a0" || source.zone == "a1" || source.zone == "a2" || source.zone == "a3" || source.zone == "a4" || source.zone == "a5" || source.zone == "a6" || source.zone == "a7" || source.zone == "a8" || source.zone == "a9" || source.zone == "a10" || source.zone == "a11" || source.zone == "a12" || source.zone == "a13" || source.zone == "a14" || source.zone == "a15" || source.zone == "a16" || source.zone == "a17" || source.zone == "a18" || source.zone == "a19" || source.zone == "a20" || source.zone == "a21" || source.zone == "a22" || source.zone == "a23" || source.zone == "a24" || source.zone == "a25" || source.zone == "a26" || source.zone == "a27" || source.zone == "a28" || source.zone == "a29" || source.zone == "a30" || source.zone == "a31" || source.zone == "a32" || source.zone == "a33" || source.zone == "a34" || source.zone == "a35" || source.zone == "a36" || source.zone == "a37" || source.zone == "a38" || source.zone == "a39" || source.zone == "a40" || source.zone == "a41" || source.zone == "a42" || source.zone == "a43" || source.zone == "a44" || source.zone == "a45" || source.zone == "a46" || source.zone == "a47" || source.zone == "a48" || source.zone == "a49" || source.zone == "a50" || source.zone == "a51" || source.zone == "a52" || source.zone == "a53" || source.zone == "a54" || source.zone == "a55" || source.zone == "a56" || source.zone == "a57" || source.zone == "a58" || source.zone == "a59" || source.zone == "a60" || source.zone == "a61" || source.zone == "a62"
  }

  as = rf.concept.subnet
}

# More comparisons in fewer levels.
rule "grouped" {
  match {
    type  = "aws_subnet"
    where = (
          (source.zone == "a0" || source.zone == "a1" || source.zone == "a2" || source.zone == "a3" || source.zone == "a4" || source.zone == "a5" || source.zone == "a6" || source.zone == "a7" || source.zone == "a8" || source.zone == "a9" || source.zone == "a10" || source.zone == "a11" || source.zone == "a12" || source.zone == "a13" || source.zone == "a14" || source.zone == "a15" || source.zone == "a16" || source.zone == "a17" || source.zone == "a18" || source.zone == "a19" || source.zone == "a20" || source.zone == "a21" || source.zone == "a22" || source.zone == "a23" || source.zone == "a24" || source.zone == "a25" || source.zone == "a26" || source.zone == "a27" || source.zone == "a28" || source.zone == "a29" || source.zone == "a30" || source.zone == "a31" || source.zone == "a32") ||
          (source.zone == "a0" || source.zone == "a1" || source.zone == "a2" || source.zone == "a3" || source.zone == "a4" || source.zone == "a5" || source.zone == "a6" || source.zone == "a7" || source.zone == "a8" || source.zone == "a9" || source.zone == "a10" || source.zone == "a11" || source.zone == "a12" || source.zone == "a13" || source.zone == "a14" || source.zone == "a15" || source.zone == "a16" || source.zone == "a17" || source.zone == "a18" || source.zone == "a19" || source.zone == "a20" || source.zone == "a21" || source.zone == "a22" || source.zone == "a23" || source.zone == "a24" || source.zone == "a25" || source.zone == "a26" || source.zone == "a27" || source.zone == "a28" || source.zone == "a29" || source.zone == "a30" || source.zone == "a31" || source.zone == "a32")
        )
  }

  as = rf.concept.subnet
}

# Parentheses are no nodes.
rule "parentheses" {
  match {
    type  = "aws_subnet"
    where = ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((true))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
  }

  as = rf.concept.subnet
}

rule "negations" {
  match {
    type  = "aws_subnet"
    where = !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!true
  }

  as = rf.concept.subnet
}

# 1,023 nodes.
rule "nodes" {
  match {
    type  = "aws_subnet"
    where = (1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)||(1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2&&1<2)
  }

  as = rf.concept.subnet
}

rule "name" {
  match {
    type  = "aws_subnet"
    where = source.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa == 1
  }

  as = concept.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
}
