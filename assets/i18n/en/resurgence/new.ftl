# The screen of a new game, in the words of this game.

new_seats_count = { $count ->
    [1] Alone against the Mutants
   *[other] { $count } seats
}
