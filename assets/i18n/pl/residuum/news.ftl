news_moved = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchów
}
news_networked = { $count ->
    [one] { $count } ruch siecią
    [few] { $count } ruchy siecią
    [many] { $count } ruchów siecią
   *[other] { $count } ruchów siecią
}
news_recruited = { $count ->
    [one] { $count } nowy Zwiadowca
    [few] { $count } nowych Zwiadowców
    [many] { $count } nowych Zwiadowców
   *[other] { $count } nowych Zwiadowców
}
news_roused = { $count ->
    [one] { $count } Zwiadowca znów w akcji
    [few] { $count } Zwiadowców znów w akcji
    [many] { $count } Zwiadowców znów w akcji
   *[other] { $count } Zwiadowców znów w akcji
}
news_outpost_constructed = { $count ->
    [one] { $count } nowy Posterunek
    [few] { $count } nowe Posterunki
    [many] { $count } nowych Posterunków
   *[other] { $count } nowych Posterunków
}
news_outpost_activated = { $count ->
    [one] { $count } rozstawiony Posterunek
    [few] { $count } rozstawione Posterunki
    [many] { $count } rozstawionych Posterunków
   *[other] { $count } rozstawionych Posterunków
}
news_outpost_torn_down = { $count ->
    [one] { $count } złożony Posterunek
    [few] { $count } złożone Posterunki
    [many] { $count } złożonych Posterunków
   *[other] { $count } złożonych Posterunków
}
news_taken_over = { $count ->
    [one] { $count } przejęty Posterunek
    [few] { $count } przejęte Posterunki
    [many] { $count } przejętych Posterunków
   *[other] { $count } przejętych Posterunków
}
news_barricade_constructed = { $count ->
    [one] { $count } nowa Barykada
    [few] { $count } nowe Barykady
    [many] { $count } nowych Barykad
   *[other] { $count } nowych Barykad
}
news_barricade_activated = { $count ->
    [one] { $count } postawiona Barykada
    [few] { $count } postawione Barykady
    [many] { $count } postawionych Barykad
   *[other] { $count } postawionych Barykad
}
news_barricade_destroyed = { $count ->
    [one] { $count } zniszczona Barykada
    [few] { $count } zniszczone Barykady
    [many] { $count } zniszczonych Barykad
   *[other] { $count } zniszczonych Barykad
}
news_out_of_action = { $count ->
    [one] pionki poza akcją: { $count }
    [few] pionki poza akcją: { $count }
    [many] pionki poza akcją: { $count }
   *[other] pionki poza akcją: { $count }
}
news_lost = { $count ->
    [one] stracone pionki: { $count }
    [few] stracone pionki: { $count }
    [many] stracone pionki: { $count }
   *[other] stracone pionki: { $count }
}
news_terrain = { $count ->
    [one] { $count } zmienione pole
    [few] { $count } zmienione pola
    [many] { $count } zmienionych pól
   *[other] { $count } zmienionych pól
}
news_won = { $count ->
    [one] { $count } wygrany konflikt
    [few] { $count } wygrane konflikty
    [many] { $count } wygranych konfliktów
   *[other] { $count } wygranych konfliktów
}
news_draw = { $count ->
    [one] { $count } konflikt bez zwycięzcy
    [few] { $count } konflikty bez zwycięzcy
    [many] { $count } konfliktów bez zwycięzcy
   *[other] { $count } konfliktów bez zwycięzcy
}
news_deal = { $count ->
    [one] { $count } wymiana
    [few] { $count } wymiany
    [many] { $count } wymian
   *[other] { $count } wymian
}
news_armed = { $count ->
    [one] uzbrojone Bomby: { $count }
    [few] uzbrojone Bomby: { $count }
    [many] uzbrojone Bomby: { $count }
   *[other] uzbrojone Bomby: { $count }
}
news_blast = { $count ->
    [one] wybuchy: { $count }
    [few] wybuchy: { $count }
    [many] wybuchy: { $count }
   *[other] wybuchy: { $count }
}
news_basecamp_torn_down = Baza złożona
news_basecamp_activated = Baza rozstawiona
news_town = miasto
news_drawn = dobrana karta odkrycia
news_completed = ukończone: { $card }
news_used = użyte: { $card }
news_favour = zagrane: { $card }
news_power = moc: { $card }
news_help_log = cały dziennik: szukanie, tury, zasady
news_round_tab = Tura
news_key_rounds = tury
