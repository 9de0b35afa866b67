# The words that the rest of this dialect is written in.

concept "namespace" {
  description = "A part of a cluster with one owning team."
}

concept "tenant" {
  description = "A team's share of the platform, with its namespaces, quota and pipeline."
}

concept "domain" {
  description = "A host name that a tenant may serve."
}

concept "package" {
  description = "Resources installed and upgraded together from a chart."
}

concept "workload" {
  description = "Containers that are meant to be running all the time."
}

concept "node-agent" {
  description = "A workload that has one copy on every node."
}

concept "batch-job" {
  description = "Containers that run until they are done, once or on a schedule."
}

concept "configuration" {
  description = "Settings that may be read by anyone who can read the namespace."
}

concept "secret" {
  description = "Settings that may not."
}

concept "certificate" {
  description = "A private key and the certificate that goes with it."
}

concept "certificate-issuer" {
  description = "An authority that certificates can be asked from."
}

concept "secret-store" {
  description = "A vault outside the cluster that secrets are copied from."
}

concept "permission-set" {
  description = "A list of verbs that may be used on a list of resources."
}

concept "service" {
  description = "A stable name and address in front of changing pods."
}

concept "route" {
  description = "A host and path that lead to a service."
}

concept "traffic-class" {
  description = "The controller that serves a set of routes."
}

concept "traffic-filter" {
  description = "What may connect to a workload, and what it may connect to."
}

concept "volume" {
  description = "A disk that outlives the pods that mount it."
}

concept "volume-claim" {
  description = "A request for a volume, and its holder once granted."
}

concept "storage-class" {
  description = "A way of making volumes on demand."
}

concept "admission-hook" {
  description = "A service that is asked before a change is admitted."
}

concept "topic" {
  description = "A named log of messages in the shared Kafka cluster."
}

concept "scrape-target" {
  description = "An endpoint that metrics are collected from."
}

context "tenancy" {
  description = "The namespace whose quota, policies and owners apply."
}

context "issuance" {
  description = "The authority that vouches for a certificate."
}

relation "acts-as" {
  description = "Presents the credentials of a service account."
}

relation "grants" {
  description = "Gives an account the verbs of a permission set."
}

relation "configured-by" {
  description = "Starts with the settings of."
}

relation "reads-secret" {
  description = "Starts with the credentials of."
}

relation "mounts" {
  description = "Keeps its files on."
}

relation "provisioned-by" {
  description = "Has its disk made by."
}

relation "routes-to" {
  description = "Hands requests on to."
}

relation "serves-with" {
  description = "Presents a certificate to its clients."
}

relation "asks" {
  description = "Waits for the answer of before it goes on."
}

relation "copied-from" {
  description = "Is kept equal to an entry elsewhere."
}
