# Cards of the draft.

offer-hero = Bohaterowie
offer-starter = Misje Początkowe
offer-salvage = Karty Łupu
offer-kept = Dotąd twoje: { $cards }
offer-even = Na początku: { $goods }
