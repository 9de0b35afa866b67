policy_pack "messaging" {}
