# Stepping through a saved game.

replay-start = The start of the game
replay-hidden = chosen in secret
replay-choice = { $name }: { $chosen }
replay-where = Moment { $moment } of { $last }, { $eyes }.
replay-eyes-all = as everybody may see it
replay-eyes = as { $name } saw it
replay-score = { $name } { $count } VP

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

cli_command_replay = Step through a saved game; without a terminal, or with -, print its table at a moment.
cli_command_export = Write a finished game openly, with nothing packed.
cli_option_at = The moment to begin at: how many choices had been made.
cli_option_target = The file to write; without it, or with -, standard output.
cli_option_export_plain = Open JSON instead of the packed save.
cli_bad_moment = --at wants a whole number of choices.
cli_replay_title = Moment { $moment } of { $last }, as everybody may see it.
cli_replay_moment = This game has moments { $first } to { $last }.
cli_export_how = Say how to export: --plain writes the save as open JSON.
cli_export_goes_on = The game is not over; what is hidden in it stays so.
cli_export_there = '{ $file }' is there already and is not overwritten.
cli_export_not = '{ $file }' cannot be written: { $why }.
cli_export_done = Written to '{ $file }'.
