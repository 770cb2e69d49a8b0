# Sides without a seat.

side_mutants = Mutants
    .sign = MU
side_rival = Mutants
    .sign = MU
