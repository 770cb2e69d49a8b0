# Points by round, in the words of this game.

## Points by round

history-tick-compound = Kryj
history-tick-leadership = Przyw
history-tick-directives = Zad
history-tick-missions = Mis
history-source-before = Wcześniej
history-source-start = Poziom
history-source-actions = Akcje
history-source-missions = Misje
history-source-tracks = Tory
history-source-rubble = Rumowisko
history-source-cards = Karty
history-source-events = Wydarzenia
history-source-encounters = Spotkania
history-source-compound = Kryjówka
history-source-leadership = Przywództwo
history-source-directives = Zadania
history-part-game = przed końcem
history-part-compound = Kryjówka
history-part-leadership = Przywództwo
history-part-directives = Zadania
history-part-missions = Misje na koniec

## What decided it

history-gained = { $name } +{ $gained } PZ
history-ends-level = Na koniec równo: { $names }, po { $count } PZ.
history-best-round = Najlepsza runda: { $name } w rundzie { $round }, +{ $count } PZ, głównie: { $source }.
history-leads = Prowadzenie: { $name }, { $count } PZ.
history-leads-level = Równo na prowadzeniu: { $names }, po { $count } PZ.
history-in-the-end = Do rozegrania: poziomy, towary, Przywództwo, Zadania, Misje na koniec.

## During a game

history-info-side = { $name }: { $count } PZ
