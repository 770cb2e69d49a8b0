# Programy innych osób, które grają przy stole.

program_unnamed = Za gracza { $name } grał program. Zapis gry nie mówi, który, a żaden program nie jest uruchamiany z pliku, więc zamiast niego gra { $bot }. Aby program grał dalej, otwórz grę z --program POLECENIE.
program_not_started = Nie można uruchomić programu gracza { $name } ({ $detail }), więc zamiast niego gra { $bot }.
program_ended = Program gracza { $name } zakończył działanie (kod { $detail }), więc dalej gra { $bot }.
program_closed = Program gracza { $name } zamknął swoje standardowe wyjście, więc dalej gra { $bot }.
program_silent = Program gracza { $name } nie odpowiedział w ciągu { $detail } s, więc dalej gra { $bot }.
program_too_long = Program gracza { $name } wypisał wiersz dłuższy niż { $detail } KB, więc dalej gra { $bot }.
program_no_json = Program gracza { $name } wypisał „{ $detail }”, co nie jest JSON-em, więc dalej gra { $bot }.
program_empty_line = Program gracza { $name } wypisał pusty wiersz zamiast odpowiedzi, więc dalej gra { $bot }.
program_no_answer = Program gracza { $name } wypisał wiersz, który nie jest odpowiedzią, więc dalej gra { $bot }. Odpowiedź to obiekt z polem ticket i, jako choose, identyfikatorem opcji.
program_stale = Program gracza { $name } odpowiedział na inne pytanie, niż mu zadano, więc dalej gra { $bot }.
program_unlisted = Program gracza { $name } wybrał „{ $detail }”, czego nie ma wśród opcji, więc dalej gra { $bot }.
program_empty_choice = Program gracza { $name } nic nie wybrał: w odpowiedzi nie ma nazwy opcji, więc dalej gra { $bot }.
