# rf-fmt: skip
ports = [80,  8080]

# rf-fmt: off
hosts = ["a",  "b"] # rf-fmt: skip the columns

service "web" {
  tags = {
    # rf-fmt: skip
    team  = "network"
  }
  # rf-fmt:

  // rf-fmt: skip

  name =  "b"
  /* rf-fmt: skip */
}
