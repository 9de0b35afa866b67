//// The service. ////
// rf-lint: allow(duplicate-object-key) the second one wins
tags = { a = 1, a = 2 }
port = 80 //as ever
host = "//not a comment" # nor // this
text = <<-EOT
  // nor this
  ${x // but this
  }
  EOT
