# Galeria sław, w słowach tej gry.

hall-head-points = PZ
hall-about-name = Najlepszy wynik: { $outcome }, { $count } PZ ({ $sides }).
hall-key-switch = Prostsza
