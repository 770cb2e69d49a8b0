# Punkty według tur, w słowach tej gry.

history-axis = Tura
history-rounds = Tury
history-round = Tura { $count }
history-chart-and-rounds = Wykres i tury
history-legend = najwięcej w tej turze
history-source-before = Wcześniej
history-source-start = Początek
history-source-pieces = Pionki
history-source-cards = Karty
history-source-resources = Surowce
history-tick-pieces = Pionki
history-tick-cards = Karty
history-tick-resources = Sur
history-part-pieces = Pionki
history-part-cards = Karty
history-part-resources = Surowce
history-help-points = punkty według tur
history-key-panel = wynik, wykres, tury
history-key-chart = wykres, tury
history-ahead-all-along = Od tury 1 prowadzenie: { $name }.
history-ahead-from = Od tury { $round } prowadzenie: { $name }.
history-turned = Po ostatniej turze prowadzenie: { $other }, { $theirs } do { $mine }. Odwróciła to punktacja końcowa: { $name } +{ $gained }, { $other } +{ $others }.
history-level = Po ostatniej turze nikt nie prowadzi w pojedynkę; punktacja końcowa: { $gains }.
history-best-round = Najlepsza tura: { $name } w turze { $round }, +{ $count } PZ, głównie: { $source }.
history-info-round = { $count } w turze { $round }
