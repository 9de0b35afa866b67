policy "empty" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network))
  message = ""
}

policy "long" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. Put it in a network. "
}

# Bytes are counted, not characters.
policy "bytes" {
  target {
    rules = [aws.rule.subnet]
  }

  assert  = exists(contexts(rf.context.network))
  message = "Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. Lege es in ein Netz — für alle. "
}
