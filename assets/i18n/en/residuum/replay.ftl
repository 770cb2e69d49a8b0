# What stands beside a replay, in the words of this game.

replay-score = { $name } { $count } VP
replay-help-round = to the start of a turn
