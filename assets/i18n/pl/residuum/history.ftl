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
