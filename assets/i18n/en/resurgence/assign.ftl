# Tokens are assigned.

## Assignment

assign-hand = In hand: { $count }
assign-hint = arrows or m h c
assign-done = Enter: done
assign-worth = Leadership { $count }
assign-zones = { $count ->
    [one] 1 Zone, { $free } without penalty
   *[other] { $count } Zones, { $free } without penalty
}
assign-zones-short = { $count ->
    [one] 1 Zone, { $free } pay 0
   *[other] { $count } Zones, { $free } pay 0
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
assign-why = Nobody sees it before you press Enter with an empty hand.
assign-early = { $count ->
    [one] 1 token is still in hand.
   *[other] { $count } tokens are still in hand.
}
