# Concepts are named for what a reader of an architecture calls them, not for the service
# that happens to provide them: "queue", not "sqs".

# Network

concept "region" {
  description = "A geographic region that resources are placed in."
}

concept "network-hub" {
  description = "A router that joins several virtual networks."
}

concept "gateway" {
  description = "The way into or out of a virtual network."
}

concept "route-table" {
  description = "Where traffic that leaves a subnet goes."
}

concept "firewall" {
  description = "A named set of rules that says who may connect to its members."
}

concept "private-endpoint" {
  description = "An address inside a network that stands for a service outside it."
}

concept "load-balancer" {
  description = "One address that spreads connections or requests over many targets."
}

concept "target-pool" {
  description = "The set of targets that a load balancer may choose from."
}

concept "dns-zone" {
  description = "A domain whose records this estate answers for."
}

concept "certificate" {
  description = "A TLS certificate together with the names it is valid for."
}

concept "content-distribution" {
  description = "A cache at the edge in front of an origin."
}

# Compute

concept "virtual-machine" {
  description = "A single long-lived machine, the kind that has a name and an owner."
}

concept "machine-template" {
  description = "The shape that new machines of a fleet are made in."
}

concept "machine-fleet" {
  description = "Interchangeable machines kept at a wanted number."
}

concept "container-cluster" {
  description = "A place that containers are scheduled on."
}

concept "container-service" {
  description = "Containers kept running from one definition."
}

concept "container-definition" {
  description = "The images, limits and permissions that a set of containers starts with."
}

concept "container-registry" {
  description = "Where container images are pushed to and pulled from."
}

concept "function" {
  description = "Code that runs for the length of one event."
}

# Data

concept "block-volume" {
  description = "A disk that one machine at a time attaches."
}

concept "shared-file-system" {
  description = "A file system that many machines mount at once."
}

concept "key-value-table" {
  description = "A table read and written by key."
}

concept "cache" {
  description = "Data that can be lost and rebuilt from its source."
}

concept "subnet-group" {
  description = "The subnets a managed data service may place its nodes in."
}

# Identity

concept "permission-set" {
  description = "A reusable statement of what may be done to which resources."
}

concept "encryption-key" {
  description = "A managed key. Whoever may not use it cannot read what it protects."
}

concept "secret" {
  description = "A credential that is stored and rotated away from the code that uses it."
}

# Messaging and observation

concept "topic" {
  description = "A channel that copies each message to every subscriber."
}

concept "queue" {
  description = "Messages that wait until one consumer has dealt with them."
}

concept "event-bus" {
  description = "A channel whose events are routed by their content."
}

concept "event-route" {
  description = "A pattern on a bus and the consumers of what matches it."
}

concept "stream" {
  description = "An ordered log of records that consumers read at their own pace."
}

concept "log-destination" {
  description = "Where log lines are kept, and for how long."
}

concept "alarm" {
  description = "A condition on a metric that somebody is told about."
}

# Contexts

context "residency" {
  description = "The region whose law and latency apply to the resource."
}

context "protection" {
  description = "The key that the resource's data at rest is encrypted with."
}

context "admission" {
  description = "The firewall that decides who may connect."
}

context "scheduling" {
  description = "The cluster or fleet that decides where the resource runs."
}

# Relations

relation "assumes" {
  description = "Acts with the permissions of another identity."
}

relation "grants" {
  description = "Gives an identity the permissions of a set."
}

relation "routes-to" {
  description = "Hands traffic on to."
}

relation "serves-with" {
  description = "Presents a certificate to its clients."
}

relation "subscribes-to" {
  description = "Receives a copy of what is published on."
}

relation "consumes" {
  description = "Takes records or messages from, and is run by their arrival."
}

relation "dead-letters-to" {
  description = "Puts aside what could not be processed in."
}

relation "logs-to" {
  description = "Writes its log lines to."
}

relation "notifies" {
  description = "Tells when its condition is met."
}

relation "built-from" {
  description = "Takes its shape from a template or definition."
}

relation "stores-on" {
  description = "Keeps its files or blocks on."
}
