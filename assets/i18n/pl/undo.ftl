# Taking back and making again.

undo-help = cofnij ostatni wybór
undo-help-turn = cofnij całą turę
undo-help-redo = ponów ostatni cofnięty wybór
undo-taken = { $name } cofa wybór. Ctrl+R go ponawia.
undo-turn-taken = { $count ->
    [one] { $name } cofa dotychczasową turę, { $count } wybór. Ctrl+R go ponawia.
    [few] { $name } cofa dotychczasową turę, { $count } wybory. Ctrl+R ponawia je po kolei.
    [many] { $name } cofa dotychczasową turę, { $count } wyborów. Ctrl+R ponawia je po kolei.
   *[other] { $name } cofa dotychczasową turę, { $count } wyboru. Ctrl+R ponawia je po kolei.
}
undo-line-sure = Cofnąć { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
} aż do tego wpisu ({ $names })?
undo-line-yes = Cofnij
undo-line-taken = { $count ->
    [one] Cofnięto wybór ({ $name }). Ctrl+R go ponawia.
    [few] Cofnięto { $count } wybory. Znów wybiera { $name }; Ctrl+R je ponawia.
    [many] Cofnięto { $count } wyborów. Znów wybiera { $name }; Ctrl+R je ponawia.
   *[other] Cofnięto { $count } wyboru. Znów wybiera { $name }; Ctrl+R je ponawia.
}
undo-made-again = { $name } ponawia wybór.
undo-stop-start = Nie ma czego cofnąć: tu zaczyna się gra.
undo-stop-opened = Nie da się cofnąć dalej niż do otwarcia tego zapisu: doprowadziły tam starsze zasady.
undo-stop-answered = Nie da się cofnąć dalej: to ruch gracza { $name }.
undo-stop-over = Nie da się cofnąć: gra się skończyła.
undo-stop-since = Po tym wpisie nie ma wyboru do cofnięcia.
undo-stop-nothing = Nie ma czego ponowić.
undo-seen-hidden = Nie da się cofnąć: ujawniono coś ukrytego.
