# Sides without a seat.

side_mutants = Mutanci
    .sign = MU
side_rival = Mutanci
    .sign = MU
