# Stepping through a saved game.

replay-start = Start of the game
replay-hidden = secret choice
replay-next = Reviewed choice, made next: { $chosen }.
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
replay-help-turn = to the previous or next turn
replay-help-round = to the start of a round
replay-help-eyes = see it as the next seat did
replay-help-what-if = start a new game from this moment
replay-what-if = Start a new game from moment { $moment }? It keeps the same seats and the same cards to come.
replay-what-if-yes = Start
replay-title = What if: { $names }
replay-not-over = You can only start a new game from a finished one.
