# Stepping through a saved game.

replay-start = Początek gry
replay-hidden = tajny wybór
replay-next = Następny ruch to wybór z przeglądu: { $chosen }.
replay-choice = { $name }: { $chosen }
replay-where = Chwila { $moment } z { $last }, { $eyes }.
replay-eyes-all = tak jak mogą ją widzieć wszyscy
replay-eyes = tak jak widzi ją { $name }
replay-score = { $name } { $count }
replay-key-first = początek
replay-key-last = koniec
replay-key-turn-back = tura
replay-key-turn-on = tura
replay-key-choice-back = wybór
replay-key-choice = wybór
replay-key-eyes = widok
replay-key-what-if = co gdyby
replay-key-back = wróć
replay-help-turn = do poprzedniej lub następnej tury
replay-help-round = na początek rundy
replay-help-eyes = zobacz grę oczami następnego gracza
replay-help-what-if = zacznij nową grę od tej chwili
replay-what-if = Zacząć nową grę od chwili { $moment }? Miejsca i dalsze karty pozostają te same.
replay-what-if-yes = Zacznij
replay-title = Co gdyby: { $names }
replay-not-over = Nową grę możesz zacząć tylko od zakończonej.
