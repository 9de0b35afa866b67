policy_pack "baseline" {
  version = "0.1.0"
}
