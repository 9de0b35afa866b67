# one

// two
/* three */
