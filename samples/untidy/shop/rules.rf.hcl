# Warehouses, and what they stand in.
rule "warehouse" {
  as = "${concept.warehous}"
  match {
    where = source.open && source.shelves >= 1.0
    type="shop_warehouse"
  }
  context {
    on_empty = "absent"
    via      = source.region_id # the region's own id
    to = concept.warehouse
    as       = rf.context.network
    match {
      strategy = "exakt"
      by = target.id
    }
  }
  identity { attributes = ["id"] }
}
