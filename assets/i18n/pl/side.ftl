# Sides without a seat.

side_rival = Rywal
