# Stepping through a saved game.

replay-start = The start of the game
replay-hidden = chosen in secret
replay-choice = { $name }: { $chosen }
replay-where = Moment { $moment } of { $last }, { $eyes }.
replay-eyes-all = as everybody may see it
replay-eyes = as { $name } saw it
replay-score = { $name } { $count }
replay-key-first = start
replay-key-last = end
replay-key-turn-back = turn
replay-key-turn-on = turn
replay-key-choice-back = choice
replay-key-choice = choice
replay-key-eyes = eyes
replay-key-what-if = what if
replay-key-back = back
replay-help-turn = to the turn before or the next one
replay-help-round = to the start of a round
replay-help-eyes = as the next seat saw it
replay-help-what-if = a new game from this moment
replay-what-if = Begin a new game at moment { $moment }? It goes on with the same seats and the same cards to come.
replay-what-if-yes = Begin
replay-title = What if: { $names }
replay-not-over = Only a game that is over can be played on from one of its moments.
