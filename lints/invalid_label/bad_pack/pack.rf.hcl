policy_pack {
  version = "0.1.0"
}
