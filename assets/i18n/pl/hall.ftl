# The hall of fame: the best results, and what each name has done.

hall-heading = Galeria sław
hall-best = Najlepsze wyniki
hall-names = Imiona
hall-looking = Szukam zakończonych gier ...
hall-looking-at = Szukam zakończonych gier: wczytano { $done } z { $total }
hall-none = Nie ma jeszcze zakończonych gier.
hall-none-why = Zakończone gry pojawiają się tu same.
hall-none-fit = Żadna zakończona gra nie pasuje.
hall-none-fit-why = Naciśnij a, aby zobaczyć wszystkie gry.
hall-all-modes = Wszystkie
hall-all-games = wszystkie gry
hall-mode-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
hall-bots-shown = boty też
hall-bots-hidden = tylko osoby
hall-order-points = według punktów
hall-order-lead = według przewagi
hall-order-date = od najnowszych
hall-order-name = według imion
hall-name-all = wszystkie imiona
hall-name-one = tylko { $name }
hall-won = wygrana o { $count }
hall-lost = porażka o { $count }
hall-won-tied = wygrana/remis
hall-lost-tied = porażka/remis
hall-side = { $name } { $count }
hall-head-rank = #
hall-head-points = Punkty
hall-head-name = Imię
hall-head-outcome = Wynik
hall-head-played = Gra
hall-head-when = Kiedy
hall-head-games = Gry
hall-head-wins = Wygr.
hall-head-mean = Śr.
hall-head-best = Maks.
hall-head-last = Ostatnia
hall-about = { $sides }. { $played }, { $when }.
hall-about-name = Najlepszy wynik: { $outcome }, { $count } ({ $sides }).
hall-only-totals = Z tej gry znane są tylko sumy.
hall-sheet-of = { $played }, { $when }
hall-key-list = wyniki, imiona
hall-key-mode = inne gry
hall-key-game = gra
hall-key-switch = wariant
hall-key-bots = boty
hall-key-order = kolejność
hall-key-name = jedno imię
hall-key-all = wszystko
hall-key-sheet = arkusz
hall-nobody = { $name }: ani jednej zakończonej gry.
