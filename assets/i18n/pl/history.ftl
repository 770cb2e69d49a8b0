# Points by round, and what decided a game.

## Points by round

history-sheet = Wynik
history-chart = Wykres
history-chart-and-rounds = Wykres i rundy
history-rounds = Rundy
history-axis = Runda
history-after-split = Punktacja końcowa
history-start = Start
history-round = Runda { $count }
history-final = Koniec
history-total = Suma
history-so-far = Dotąd
history-legend = najwięcej w tej rundzie

## What decided it

history-decided = Co rozstrzygnęło
history-stands = Jak stoi gra
history-ahead-all-along = Od rundy 1 prowadzenie: { $name }.
history-ahead-from = Od rundy { $round } prowadzenie: { $name }.
history-turned = Po ostatniej rundzie prowadzenie: { $other }, { $theirs } do { $mine }. Odwróciła to punktacja końcowa: { $name } +{ $gained }, { $other } +{ $others }.
history-level = Po ostatniej rundzie nikt nie prowadzi w pojedynkę; punktacja końcowa: { $gains }.
history-gained = { $name } +{ $gained }
history-ends-level = Na koniec równo: { $names }, po { $count }.
history-compared = { $name } a { $other }: { $parts }.
history-part-ahead = { $part } +{ $count }
history-part-behind = { $part } -{ $count }
history-best-round = Najlepsza runda: { $name } w rundzie { $round }, +{ $count }, głównie: { $source }.
history-leads = Prowadzenie: { $name }, { $count }.
history-leads-level = Równo na prowadzeniu: { $names }, po { $count }.
history-none-yet = Nikt jeszcze nie punktuje.
history-in-the-end = Do rozegrania: punktacja końcowa.
history-only-at-end = W trakcie tej gry nikt nie zdobywa punktów: wszystkie liczy się na jej końcu.
history-not-told = Dziennik tej gry jest niepełny; brakujące punkty liczą się jako zdobyte na początku.

## The screens

history-key-panel = wynik, wykres, rundy
history-key-turn = następny widok
history-key-save = zapisz do plików
history-points-heading = Dotychczasowe punkty (jawne)
history-key-chart = wykres, rundy

## During a game

history-help-points = punkty według rund
history-info = Dotychczasowe punkty
history-info-side = { $name }: { $count }
history-info-gained = { $side }; { $rounds }
history-info-round = { $count } w rundzie { $round }
history-info-more = Naciśnij p, aby zobaczyć wykres i skąd są punkty.
