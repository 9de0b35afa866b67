concept "subnet" {
  description = "A part of a network."
}

context "zone" {
  description = <<-EOT
    Where something runs.
  EOT
}

rule "subnet" {
  match {
    type = "acme_subnet"
  }

  as = concept.subnet
}
