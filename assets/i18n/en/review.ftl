# What cost most in a finished game.

review-heading = Review: the choices that cost most
review-how = Judged by what each player could know then, not by what came later.
review-working = Looking at choice { $done } of { $total }
review-seat = { $name }
review-none-of-seat = No choice cost half a point or more.
review-none = There is no review for this game.
review-not-over = Only finished games can be reviewed.
review-round = Round { $round }
review-setup = Setup
review-cost = { $points ->
    [one] 1 point
   *[other] { $points } points
}
review-asked = { $when }, { $name }: { $prompt }
review-chosen = Chosen: { $what }.
review-better = Better: { $what }.
review-because = It promised about { $points ->
    [one] 1 point
   *[other] { $points } points
} more: { $reasons }.
review-others = how the others stand
review-against = { $why } In favor of the choice made: { $reasons }.
review-moment = Moment { $moment } in the replay.
review-label = Reviewing
review-key-replay = replay from there
