# The signs of the auction.

sign_group_map = On the map
sign_seat = A flag
    .sign = 1
    .text = Whose flag stands there.
    .see = PLACE
