policy_pack "messaging" {
  version = "0.1.0"
}
