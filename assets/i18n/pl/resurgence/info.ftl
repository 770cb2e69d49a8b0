# What lies on no board: piles, discards, retired tokens.

info-piles = Stosy
info-survivors = { $count ->
    [one] { $count } karta Ocalałego
    [few] { $count } karty Ocalałych
    [many] { $count } kart Ocalałych
   *[other] { $count } karty Ocalałego
} do odkrycia
info-basic = { $count ->
    [one] { $count } Misja Podstawowa
    [few] { $count } Misje Podstawowe
    [many] { $count } Misji Podstawowych
   *[other] { $count } Misji Podstawowej
} do odkrycia
info-advanced = { $count ->
    [one] { $count } Misja Zaawansowana
    [few] { $count } Misje Zaawansowane
    [many] { $count } Misji Zaawansowanych
   *[other] { $count } Misji Zaawansowanej
} do odkrycia
info-events = { $count ->
    [one] { $count } Wydarzenie
    [few] { $count } Wydarzenia
    [many] { $count } Wydarzeń
   *[other] { $count } Wydarzenia
} do odkrycia
info-leaders = { $count ->
    [one] { $count } karta Przywództwa Mutanta
    [few] { $count } karty Przywództwa Mutanta
    [many] { $count } kart Przywództwa Mutanta
   *[other] { $count } karty Przywództwa Mutanta
} do odkrycia
info-mutants = { $count ->
    [one] { $count } karta Mutanta
    [few] { $count } karty Mutantów
    [many] { $count } kart Mutantów
   *[other] { $count } karty Mutanta
} do odkrycia
info-discarded = Odrzucone: { $cards }
info-gone = Nieużywane w tej grze: { $cards }
info-seats = Miejsca
info-retired = { $name } – wycofane: { $tokens }.
info-none-retired = { $name } – wycofane: brak
info-done = { $name } – ukończone: { $missions }.
