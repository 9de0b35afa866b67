a {
  # one
  // two
  /* three */
  /* four
   stays
  as it is */
  b = [
    # five
    1, # six
    // seven
  ]
  # eight
}
# nine
