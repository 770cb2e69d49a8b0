# The score of a finished game, and the best results.

## Score

score_heading = Wynik końcowy
score_begun = Na początku
score_best = Najlepszy wynik, { $level }: { $how }, { $mine } ({ $name }).
score_first = Twój pierwszy wynik, { $level }.
score_best_this = To twój najlepszy wynik, { $level }.
score_seed = Ziarno { $seed }
score_source = Źródło
score_sum = Suma
score_key_table = stół
score_key_again = zagraj znów
score_key_review = przegląd
score_key_menu = menu
score_no_folder = Ta gra jest tylko w pamięci, więc nie ma folderu na pliki.

## Score and best results

score_how_won = wygrana o { $count }
score_how_lost = porażka o { $count }
score_how_tied = porażka przy remisie
