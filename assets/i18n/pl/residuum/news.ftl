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
    [one] { $count } ocucony Zwiadowca
    [few] { $count } ocuconych Zwiadowców
    [many] { $count } ocuconych Zwiadowców
   *[other] { $count } ocuconego Zwiadowcy
}
news_outpost_constructed = { $count ->
    [one] { $count } nowy Posterunek
    [few] { $count } nowe Posterunki
    [many] { $count } nowych Posterunków
   *[other] { $count } nowych Posterunków
}
news_outpost_activated = { $count ->
    [one] { $count } uruchomiony Posterunek
    [few] { $count } uruchomione Posterunki
    [many] { $count } uruchomionych Posterunków
   *[other] { $count } uruchomionych Posterunków
}
news_outpost_torn_down = { $count ->
    [one] { $count } rozebrany Posterunek
    [few] { $count } rozebrane Posterunki
    [many] { $count } rozebranych Posterunków
   *[other] { $count } rozebranych Posterunków
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
    [one] { $count } ustawiona Barykada
    [few] { $count } ustawione Barykady
    [many] { $count } ustawionych Barykad
   *[other] { $count } ustawionych Barykad
}
news_barricade_destroyed = { $count ->
    [one] { $count } zniszczona Barykada
    [few] { $count } zniszczone Barykady
    [many] { $count } zniszczonych Barykad
   *[other] { $count } zniszczonych Barykad
}
news_out_of_action = { $count ->
    [one] { $count } wyłączony pionek
    [few] { $count } wyłączone pionki
    [many] { $count } wyłączonych pionków
   *[other] { $count } wyłączonych pionków
}
news_lost = { $count ->
    [one] { $count } stracony pionek
    [few] { $count } stracone pionki
    [many] { $count } straconych pionków
   *[other] { $count } straconych pionków
}
news_terrain = { $count ->
    [one] { $count } zmieniony heks
    [few] { $count } zmienione heksy
    [many] { $count } zmienionych heksów
   *[other] { $count } zmienionych heksów
}
news_won = { $count ->
    [one] { $count } wygrane starcie
    [few] { $count } wygrane starcia
    [many] { $count } wygranych starć
   *[other] { $count } wygranych starć
}
news_draw = { $count ->
    [one] { $count } starcie na remis
    [few] { $count } starcia na remis
    [many] { $count } starć na remis
   *[other] { $count } starć na remis
}
news_deal = { $count ->
    [one] { $count } wymiana
    [few] { $count } wymiany
    [many] { $count } wymian
   *[other] { $count } wymian
}
news_armed = { $count ->
    [one] { $count } uzbrojona Bomba
    [few] { $count } uzbrojone Bomby
    [many] { $count } uzbrojonych Bomb
   *[other] { $count } uzbrojonych Bomb
}
news_blast = { $count ->
    [one] { $count } wybuch Bomby
    [few] { $count } wybuchy Bomby
    [many] { $count } wybuchów Bomby
   *[other] { $count } wybuchów Bomby
}
news_basecamp_torn_down = Baza rozebrana
news_basecamp_activated = Baza uruchomiona
news_town = wizyta w mieście
news_drawn = dobrana karta odkrycia
news_completed = ukończone: { $card }
news_used = użyte: { $card }
news_favour = zagrane: { $card }
news_power = moc: { $card }
news_help_log = cały dziennik: szukanie, tury, zasady
news_round_tab = Tura
news_key_rounds = tury
