# The checks every team's plan passes through. A message says what to do next; whoever
# reads it is in the middle of something else.

policy_pack "baseline" {
  version = "3.1.0"
}
