# The checkout service, before anybody ran a formatter over it.
service "checkout"  {
  image="registry.internal/checkout:1.42"
    replicas   = 3
  ports=[ 8080,8443 ]   # the second one is for health checks

  env={
    LOG_LEVEL="info"
      QUEUE_URL   = "amqp://queue.internal:5672"
  }

  scaling {
  min=2 // never less than two zones
    max = 12
      metric=var.busy?"cpu":"requests"
  }
}
