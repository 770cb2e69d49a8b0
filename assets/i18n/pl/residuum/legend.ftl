# Znaki, jak objaśnia je pomoc.

legend-number = 1B 2P
legend-number-is = numer i kolor gracza, potem jego pionki: tu Baza gracza 1, Posterunek gracza 2
legend-capitals = B P Z3
legend-capitals-is = aktywne: Baza, Posterunek, 3 Zwiadowców
legend-small = b p z k
legend-small-is = nieaktywne: Baza, Posterunek, Zwiadowca, Barykada
legend-barricade = 1
legend-barricade-is = na granicy: ustawiona Barykada gracza 1
legend-armed = !
legend-armed-is = jeden z tych Zwiadowców niesie Bombę
legend-oil = *
legend-oil-is = na placówce leżą 2 Ropy: tani ruch siecią
legend-hazard = RAD:: SKAŻ~~
legend-hazard-is = skażenie: Prowiant nie płaci za wejście ani wyjście, a kto kończy tam turę, odpada
legend-more = +
legend-more-is = więcej pionków, niż jest miejsca; wymienia je linia pod mapą
legend-legal = jasna ramka
legend-legal-is = można teraz wybrać
legend-changed = podkreślone
legend-changed-is = zmienione od twojej ostatniej tury
