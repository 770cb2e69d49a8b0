place_seat = { $name }: kliknij lub Enter, aby zobaczyć zasoby
place_told = { $what }: { $text }
place_empty = { $where }: jeszcze bez płytki
place_hex = { $where } { $terrain }
place_sentences = { $what }. { $more }
place_of = { $name }: { $pieces }
place_who = { $who }.
place_basecamp = Baza
place_outpost = Posterunek
place_outrider = { $count ->
    [one] { $count } Zwiadowca
    [few] { $count } Zwiadowców
    [many] { $count } Zwiadowców
   *[other] { $count } Zwiadowców
}
place_basecamp_lying = złożona Baza
place_outpost_lying = { $count ->
    [one] złożony Posterunek
    [few] { $count } złożone Posterunki
    [many] { $count } złożonych Posterunków
   *[other] { $count } złożonych Posterunków
}
place_outrider_lying = { $count ->
    [one] { $count } Zwiadowca poza akcją
    [few] { $count } Zwiadowców poza akcją
    [many] { $count } Zwiadowców poza akcją
   *[other] { $count } Zwiadowców poza akcją
}
place_barricades = { $count ->
    [one] złożona Barykada
    [few] { $count } złożone Barykady
    [many] { $count } złożonych Barykad
   *[other] { $count } złożonych Barykad
}
place_armed = uzbrojona Bomba
place_oil = Ropa na transport
place_makes = Daje: { $what }.
place_makes_outrider = Zwiadowcy { $goods }
place_makes_outpost = Posterunkowi { $goods }
place_bonus = Bazie X { $count }
place_edge = Krawędź { $where }
place_barricade = Barykada na krawędzi { $where }; stawia: { $name }
place_resource = { $goods }. Znacznik jest wart { $worth }; płaci za: { $what }
place_resource_none = { $goods }. Znacznik jest wart { $worth }
place_pays_all = każdą akcję za punkty
place_not = { $where }: { $reason }.
place_refused_and = { $refused } { $about }
place_not_far = ruch prowadzi na pole obok konwoju
place_not_shut = miasto jest zamknięte w dwóch ostatnich turach
place_not_visited = miasto w tej porze roku już odwiedzone
place_not_armed = z uzbrojoną Bombą nie można tam wejść
place_not_exits = z miasta nie ma wyjścia
place_not_basecamp_meets = z Bazą nie można iść na spotkanie
place_not_met = ktoś z konwoju miał już spotkanie w tej turze
place_not_fought = w tej turze było tam już spotkanie
place_not_full = ładunek konwoju nie może tam leżeć
place_not_hazard = { $count ->
    [one] to { $count } punkt, a Prowiant nie płaci za drogę przez zagrożenie
    [few] to { $count } punkty, a Prowiant nie płaci za drogę przez zagrożenie
    [many] to { $count } punktów, a Prowiant nie płaci za drogę przez zagrożenie
   *[other] to { $count } punktów, a Prowiant nie płaci za drogę przez zagrożenie
}
place_not_points = { $count ->
    [one] brakuje na { $count } punkt
    [few] brakuje na { $count } punkty
    [many] brakuje na { $count } punktów
   *[other] brakuje na { $count } punktów
}
place_not_location = sieć prowadzi tylko do twoich lokacji
place_not_others = stoją tam inni
place_not_here = teraz nic tam nie możesz zrobić
place_not_trade = { $count ->
    [one] po zapłaceniu { $count } punktu nie zostałoby nic na handel
    [few] po zapłaceniu { $count } punktów nie zostałoby nic na handel
    [many] po zapłaceniu { $count } punktów nie zostałoby nic na handel
   *[other] po zapłaceniu { $count } punktów nie zostałoby nic na handel
}
