policy_pack "rf" {
  version = "0.1.0"
}
