# The playing screen: what stands around boards and menus.

## Tabs

table-tab-log = Dziennik
table-log = Dziennik

## Whose turn

table-badge = { $number } { $name }
table-badge-stand-in = { $number } { $name }: { $bot } gra zamiast programu
table-more = jeszcze { $count }
table-bots-play = Grają boty.
table-bots-play-why = Dziennik pokazuje każdy ich ruch. Naciśnij g, aby przejąć miejsce.
table-bots-alone = Grają tylko boty, więc ten klawisz nic nie robi. Naciśnij g, aby przejąć miejsce.
table-curtain-down = Kurtyna jest opuszczona.
table-curtain-down-why = Patrzeć może tylko jedna osoba; to ona unosi kurtynę.
table-goes-on = Gra toczy się dalej.
table-goes-on-why = Nikt przy tym stole nie ma teraz wyboru.
table-over = Gra się skończyła.
table-over-why = Naciśnij Enter, aby zobaczyć wynik. Plansze i dziennik możesz dalej czytać.
table-over-abandoned = Gra została porzucona.
table-over-abandoned-why = Naciśnij Enter, aby wrócić do menu. Plansze i dziennik możesz dalej czytać.
table-show-score = Pokaż wynik
table-leave = Wróć do menu
table-heading = { $round }, { $step }
table-not-here = Nie możesz tu teraz niczego wybrać.
table-not-yours = To należy do innego gracza.
table-stale = Tamto pytanie już minęło; oto otwarte.
table-illegal = Nie możesz tego teraz zrobić.

## Keys

table-key-rule = zasada
table-key-keys = klawisze
table-key-search = szukaj
table-key-menu = gra
table-key-back = wróć
table-key-curtain = ukryj
table-key-info = stół
table-key-news = nowości
table-key-seats = miejsca
table-key-list = lista

## Keys, as the help tells them

table-help-log = dziennik
table-help-number = do 9, potem podane litery: wybierz tę opcję; 0: żadna
table-help-explain = zasada tego miejsca albo pytania
table-help-search = znajdź opcję po słowach
table-help-curtain = ukryj stół
table-help-info = stosy i co jeszcze nie leży na planszach
table-help-seats = niech za miejsce gra bot albo osoba
table-help-list = sposoby zapłaty: krok po kroku albo lista
table-help-back = krok wstecz, potem menu gry
table-help-menu = zapisz i wyjdź, zasady, pomoc

## What lies over the table

table-menu = Gra
table-menu-back = Graj dalej
table-menu-save_and_leave = Zapisz i wróć do menu
table-menu-points = Dotychczasowe punkty według rund (p)
table-menu-files = Zapisz wynik i stół do plików
table-menu-rules = Zasady (F1)
table-menu-help = Klawisze i jak grać (?)
table-menu-abandon = Porzuć grę
table-abandon-sure = Porzucić tę grę? Skończy się bez wyniku.
table-seats = Kto gra
table-seat-to-human = { $name }: gra osoba
table-seat-to-bot-easy = { $name }: gra bot łatwy
table-seat-to-bot-normal = { $name }: gra bot średni
table-seat-to-bot-hard = { $name }: gra bot trudny
table-seat-to-bot-eager = { $name }: gra bot gorliwy
table-seat-to-bot-random = { $name }: gra bot losowy
table-seat-to-program = { $name }: gra twój program
table-seat-to-program-anew = { $name }: gra twój program, uruchomiony na nowo
table-info = Stół
table-public = Jawne
table-public-why = To mogą widzieć wszyscy przy stole.

## Before a choice that a reveal makes final

table-reveal-ask = To ujawnia coś ukrytego, więc nie da się tego cofnąć. Dalej?
table-reveal-go-on = Dalej
table-unasked = Automatycznie: { $what }
table-ending-sure = Możesz jeszcze użyć: { $things }. Naciśnij 0 ponownie, aby zakończyć turę.

## Around the lessons

table-key-guide = bez przewodnika

table-menu-pin = Ustaw PIN
table-key-unsaved = niezapisane
table-menu-settings = Ustawienia (F2)
table-menu-undo = Cofnij ostatni wybór (u)
table-menu-reset_turn = Cofnij całą turę (U)
table-menu-redo = Ponów (Ctrl+R)
table-key-undo = cofnij
table-key-redo = ponów

## The face of a card over the table

table-help-face = cała karta, miejsce lub znak pod kursorem
table-key-card = karta
