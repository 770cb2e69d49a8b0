# The screen alone against the Mutants, and Encounter tokens on the boards.

## Boards

solo-pay = pay { $cost }
solo-mutants = Mutants
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
solo-nothing = you can do none of it, so nothing happens
solo-you-pay = you pay { $goods }
solo-you-exhaust = you exhaust the { $card }
solo-no-card-used = you use no card, so nothing is paid
solo-they-complete = the Mutants complete { $mission } for { $count } VP
solo-no-mission = there is no Mission for the Mutants
solo-room-closed = the { $room } stays closed, its Rubble shows { $rubble }
solo-they-gain = { $count ->
    [0] the Mutants gain nothing
   *[other] the Mutants gain { $count } VP
}
solo-they-gain-forced = you cannot pay in full, so the Mutants gain { $count } VP
solo-none-ready = no card of yours is ready; the Mutants gain { $count } VP
solo-board-turned = the Action board is now on side { $side ->
    [a] A
   *[b] B
}
solo-row-gone = { $cards } { $count ->
    [one] leaves
   *[other] leave
} the Row
solo-row-empty = nobody is left in the Row

## A new game

solo-new-alone = Alone against the Mutants
solo-new-level = Level
solo-new-village = Mutant Village
    .short = Village
solo-new-town = Mutant Town
    .short = Town
solo-new-stronghold = Mutant Stronghold
    .short = Stronghold
solo-new-points = They start with { $count } VP; in the end you need more than they have.
solo-new-draft = You keep 2 of 3 Salvage cards and get 1 more at random.
solo-new-beginner = You start with 1 of each good, and may add a Specialist.
solo-new-extras = Extras
solo-new-encounters-off = no Encounters
solo-new-encounters-on = Encounters
solo-new-bonus_events-off = no Bonus Events
solo-new-bonus_events-on = Bonus Events
solo-new-why = Beasts and a Stalker join the Mutants: danger, points and trades.
solo-new-why-together = Encounters: Beasts and a Stalker too. Bonus Events: harsher Events.

## Score and best results

solo-score-start = Mutants at the start
solo-won = { $name } wins by { $count } VP, { $mine } to { $theirs }, against the { $level }.
solo-lost = The { $level } wins by { $count } VP, { $theirs } to { $mine }.
solo-tied = { $mine } VP each: on a tie the { $level } wins.
solo-best-this = This is your best result against the { $level }.
solo-best = Best result against the { $level }: { $how }, { $mine } to { $theirs } ({ $name }).
solo-how-won = won by { $count }
solo-how-lost = lost by { $count }
solo-how-tied = lost on a tie
solo-title-best = Best alone: { $results }
solo-title-level = { $level } { $how }

## What the piles hold

solo-info-bag = In the Encounters bag: { $tokens }
solo-info-discarded = Encounter tokens put aside until it is empty: { $tokens }
solo-info-none = nothing

## Help

solo-help-1 = Alone: the Mutants begin with points and far up the tracks. You win with more Victory Points than they have in the end.
solo-help-2 = Each round their Leadership card says, by your total in an area, who advances there: they, both, or you.
solo-help-3 = Before each of your first three placements a Mutant card puts tokens into a District, and the Mutants do there what their Action board says on the side that lies up.
solo-help-4 = In the end they score their places on the tracks and the most that both Directives give.
solo-help-encounters = Encounters: a Beast costs Ammo or Meds and brings you 2 VP; alone each Beast left brings the Mutants 4 VP in Upkeep. A Stalker costs nothing and lets you plan a Mission or trade a good.
