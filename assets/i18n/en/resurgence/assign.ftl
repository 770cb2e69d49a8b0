# Tokens are assigned.

## Assignment

assign-hand = In hand: { $count }
assign-hint = arrows or 1 2 3
assign-done = Enter: done
assign-area = { $number } { $area } [{ $sign }]
assign-all = { $key } all
assign-again = Space: as before
assign-worth = Leadership { $count }
assign-empty = no token yet
assign-zones = { $count ->
    [one] 1 Zone, { $free } without penalty
   *[other] { $count } Zones, { $free } without penalty
}
assign-zones-short = { $count ->
    [one] 1 Zone, { $free } free
   *[other] { $count } Zones, { $free } free
}
assign-rooms = { $count ->
    [one] 1 room
   *[other] { $count } rooms
}
assign-rooms-short = { $count ->
    [one] 1 room
   *[other] { $count } rooms
}

## Whose turn

assign-ask = Assign { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
assign-why = Secret until you press Enter with all tokens placed.
assign-early = { $count ->
    [one] 1 token is still in your hand.
   *[other] { $count } tokens are still in your hand.
}
