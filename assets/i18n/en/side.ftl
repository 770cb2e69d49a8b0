# Sides without a seat.

side_rival = Rival
