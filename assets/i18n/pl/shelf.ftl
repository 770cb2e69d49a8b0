# The shelf of games.

shelf_heading = Gry
