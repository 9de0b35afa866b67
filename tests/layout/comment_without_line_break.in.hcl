a = 1
  # one