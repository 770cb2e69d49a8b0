# What a bot would do with the open question.

hint-help = wskazówka: co zrobiłby bot i dlaczego
hint-title = Wskazówka
hint-menu = Pokaż wskazówkę (q)
hint-unasked = Nikt nie ma teraz wyboru.
hint-read-first = Pytanie pojawi się, gdy pójdziesz dalej; wtedy poproś o wskazówkę.
hint-none = Do tej gry nie ma wskazówek.
hint-told = Wskazówka: { $what }. Punkty ponad inne wybory: { $reasons }.
hint-less = { $reasons }, minus { $against }
hint-better = Wskazówka: { $what }, żeby to poznać. Około { $points } pkt więcej: { $better }.
hint-reason = { $part } { $points }
hint-rest = cała reszta
hint-alike = Wskazówka: { $what }. Wybory niewiele się różnią.
hint-times = { $what } ({ $count } razy)
hint-then = { $done }, potem { $then }
hint-nothing = nic z tego
