# The hall of fame, in the words of this game.

hall-head-points = PZ
hall-about-name = Najlepszy wynik: { $outcome }, { $count } PZ ({ $sides }).
hall-key-switch = Spotkania
