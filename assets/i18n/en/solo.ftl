# The screen alone against the Mutants, and Encounter tokens on the boards.

## Boards

solo-pay = pay { $cost }
solo-mutants = Mutants
solo-points = { $count }VP

## The Mutants' panel

solo-panel = Mutants: { $count } VP
solo-leader = Leadership:
solo-leader-none = No Leadership card yet
solo-side = Action board, side { $side ->
    [a] A
   *[b] B
}
solo-cards = card { $count } of { $most }
solo-bag = Bag { $tokens }
solo-bag-empty = Bag empty
solo-discarded = discarded { $tokens }
solo-toll = Beasts left on the map bring the Mutants { $count } VP in Upkeep
solo-if-over = { $count } VP if the game ended now
solo-directives = Directives
solo-directive = Mutants { $count }vp
solo-directive-short = MU { $count }vp
