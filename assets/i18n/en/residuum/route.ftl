# Moves over several hexes

route_over = { $count } steps over { $hexes }
route_long = { $place }: { $cost } in all; { $notes }
route_hazards = leads through hazards
route_barred = { $count ->
    [one] { $count } point not in Provisions
   *[other] { $count } points not in Provisions
}
route_why = Any lit hex: step by step, paid the usual way. v: choose the payment.
route_why_step = One hex, then choose how to pay. v: go far, paid the usual way.
