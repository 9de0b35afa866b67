policy_pack "messaging" {
  version = "1.0"
}
