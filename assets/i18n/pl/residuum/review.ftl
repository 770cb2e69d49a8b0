# Przegląd gry, w słowach tej gry.

review-round = Tura { $round }
