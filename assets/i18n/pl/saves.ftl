# Saving and loading: a game that is open twice, a disk that fails, what a check finds.

saves-held = Ta gra jest otwarta w innym programie (proces { $process } na komputerze { $machine }, od { $since }). Tutaj możesz tylko patrzeć.
saves-held-unknown = Ta gra jest otwarta w innym programie. Tutaj możesz tylko patrzeć.
saves-held-short = Otwarta w innym programie
saves-look-again = Spróbuj ponownie: zamknij grę w innym programie, aby grać tutaj
saves-again = Gra znów jest zapisana.
saves-help-again = spróbuj zapisać ponownie
saves-plain-look = Naciśnij Enter, aby spróbować ponownie, albo q, aby wyjść.
saves-check-undone = Cofniętego wyboru { $number } nie można ponowić: { $why }
saves-check-changed-before = Gra toczy się dalej od stołu, do którego nie { $choices ->
    [0] prowadzą jej wybory
    [one] prowadzi jej pierwszy wybór
    [few] prowadzą jej pierwsze { $choices } wybory
    [many] prowadzi jej pierwszych { $choices } wyborów
   *[other] prowadzi jej pierwszych { $choices } wyborów
}.
saves-check-edition = Według wydania zasad nr { $was }, a nie { $now }, { $choices ->
    [0] rozłożono tę grę
    [one] dokonano jej pierwszego wyboru
    [few] dokonano jej pierwszych { $choices } wyborów
    [many] dokonano jej pierwszych { $choices } wyborów
   *[other] dokonano jej pierwszych { $choices } wyborów
}: nie można tego odtworzyć.
saves-check-not-noted = Imiona, graczy i PIN-y porównano tylko z tymi po { $choices ->
    [one] { $choices } wyborze
    [few] { $choices } wyborach
    [many] { $choices } wyborach
   *[other] { $choices } wyboru
}.
saves-check-fails = Wyborów tej gry nie można odtworzyć.
saves-check-title = W pliku gra nazywa się „{ $saved }”, a nazywała się „{ $noted }”.
saves-check-name = W pliku miejsce { $seat } nazywa się „{ $saved }”, a nazywało się „{ $noted }”.
saves-check-player = W pliku za gracza { $name } gra { $saved }, a wcześniej { $noted }.
saves-check-seats = W pliku liczba miejsc to { $saved }, a było ich { $noted }.
saves-check-pin-changed = PIN gracza { $name } jest inny niż ustawiony w programie.
saves-check-pin-added = PIN gracza { $name } nie został ustawiony w programie.
saves-check-pin-removed = Brakuje PIN-u gracza { $name }.
saves-doubt-changed = Ten zapis zmieniono: jego wybory prowadzą gdzie indziej. Wynik będzie oznaczony.
saves-doubt-changed-over = Ten zapis zmieniono: jego wybory nie prowadzą do tego wyniku.
saves-doubt-edition = Doprowadziły tu starsze zasady (wydanie { $was }, teraz { $now }): cofanie i powtórka zaczynają się tutaj.
saves-doubt-edition-since = Do wyboru { $choices } doprowadziły starsze zasady (wydanie { $was }, teraz { $now }): cofanie i powtórka zaczynają się tam.
saves-earlier-values = Ta gra zaczęła się z wcześniejszymi wartościami kart i zostaje przy nich.
saves-changed-mark = zmieniony zapis
saves-newer-beside = { $older } jest starszy niż { $newer }. Jeśli będziesz kontynuować starszy, stracisz późniejsze wybory.
saves-newer-how = { $why } Otwórz { $newer } albo najpierw skopiuj starszy plik pod inną nazwą.
saves-newer-plain = Wpisz „starszy”, aby mimo to otworzyć starszy, albo naciśnij Enter, aby otworzyć { $newer }.
saves-plain-words-older = starszy/older
saves-open-newer = Otwórz nowszy
