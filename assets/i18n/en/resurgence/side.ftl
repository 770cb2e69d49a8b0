# Sides without a seat.

## The table as text

side_mutants = Mutants
    .sign = MU
side_rival = Mutants
    .sign = MU
