# Saved games, in the words of this game.

saved_round = turn { $count }
