   # one

  // two
 /* three */
