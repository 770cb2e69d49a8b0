# What a bot would do with the open question.

hint-help = wskazówka: co zrobiłby bot i dlaczego
hint-title = Wskazówka
hint-menu = Pokaż wskazówkę (q)
hint-unasked = Nikt nie ma teraz wyboru.
hint-none = Do tej gry nie ma wskazówek.
hint-told = Wskazówka: { $what }. Punkty ponad inne wybory: { $reasons }.
hint-reason = { $part } { $points }
hint-rest = drobniejsze rzeczy i dalszy ciąg
hint-alike = Wskazówka: { $what }. Wybory niewiele się różnią.
hint-times = { $what } ({ $count } razy)
hint-then = { $done }, potem { $then }
hint-nothing = nic z tego
