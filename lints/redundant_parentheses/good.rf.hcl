rule "subnet" {
  match {
    type = "acme_subnet"
    where = (
      source.enabled == true &&
      !(source.mode == "OFF" || source.mode == "IDLE") &&
      (source.replicas >= 2)
    )
  }

  as = rf.concept.subnet
}

policy "isolated" {
  target {
    rules = [acme.rule.subnet]
  }

  assert  = (true == false) == false || (true && false) || (1 < 2 && 2 < 3 && (true && (true && true)))
  message = "Put every subnet in a network."
}
