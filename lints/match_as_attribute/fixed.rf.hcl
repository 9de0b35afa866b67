rule "subnet" {
  match {
    type = "acme_subnet"
  } # one for each zone
  as    = rf.concept.subnet
}

rule "network" {
  as = rf.concept.virtual-network

  composition {
    member "lan" {
      match = /* an older one */ "acme_lan"
      via   = source.lan_id
    }
  }

  match {
    type = "acme_network"
  }
}

rule "queue" {
  match = ("acme_queue")

  as = rf.concept.subnet
}
