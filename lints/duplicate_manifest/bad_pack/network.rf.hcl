policy_pack "network" {
  version = "0.1.0"
}
