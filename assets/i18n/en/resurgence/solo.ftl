# The screen alone against the Mutants, and Encounter tokens on the boards.

## Boards

solo-pay = pay { $cost }
solo-points = { $count }VP

## Assignment

solo-you-advance = you +{ $count }
solo-they-advance = MU +{ $count }
solo-none-advance = nobody
solo-assign-why = Leadership card { $card }: your total in each area says who advances, the Mutants (MU), both or you.
solo-bonuses = You would get on the tracks: { $gains }
solo-bonus-of = { $area } { $gain }

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
solo-directive = Mutants { $count }vp, you from level { $level }
solo-directive-short = MU { $count }vp

## What the Mutants have done

solo-trail-card = Mutant card { $count } of { $most }
solo-trail-action = action
solo-trail-place = placement
solo-demand = Mutant action: { $action }
solo-log-card = Mutant card { $count } of { $most }
solo-leadership = Leadership: { $areas }.
solo-led = { $area } { $band ->
    [0] MU +1
    [1] both +1
    [2] you +1
   *[3] you +2
}
solo-card-told = { $number ->
    [0] { $district }: { $what }.
   *[other] Card { $number }, { $district }: { $what }.
}
solo-nothing = you can do nothing, so nothing happens
solo-you-pay = you pay { $goods }
solo-you-exhaust = you exhaust the { $card }
solo-no-card-used = you use no card, so you pay nothing
solo-they-complete = the Mutants complete { $mission } for { $count } VP
solo-no-mission = the Mutants find no Mission
solo-room-closed = the { $room } stays closed, its Rubble shows { $rubble }
solo-they-gain = { $count ->
    [0] the Mutants gain nothing
   *[other] the Mutants gain { $count } VP
}
solo-they-gain-forced = you can't pay in full, so the Mutants gain { $count } VP
solo-none-ready = you have no ready card; the Mutants gain { $count } VP
solo-board-turned = the Action board is now on side { $side ->
    [a] A
   *[b] B
}
solo-row-gone = { $cards } { $count ->
    [one] leaves
   *[other] leave
} the Row
solo-row-empty = the Row is empty

## What the piles hold

solo-info-bag = In the Encounters bag: { $tokens }
solo-info-discarded = Encounter tokens put aside until it is empty: { $tokens }
solo-info-none = nothing
