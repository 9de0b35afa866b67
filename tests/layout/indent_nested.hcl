a {
  b {
    c = {
      d = [
        1,
        [
          2,
        ],
      ]
    }
  }
}


e = 1
f {
  # comment
  g = 1

  /* block */
}
