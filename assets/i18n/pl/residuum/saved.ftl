# Zapisane gry, w słowach tej gry.

saved_round = tura { $count }
