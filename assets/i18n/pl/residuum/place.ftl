place_seat = { $name }: kliknij lub naciśnij Enter, aby zobaczyć magazyn
place_told = { $what }: { $text }
place_empty = { $where }: jeszcze bez kafla
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
    [one] { $count } nieaktywny Zwiadowca
    [few] { $count } nieaktywnych Zwiadowców
    [many] { $count } nieaktywnych Zwiadowców
   *[other] { $count } nieaktywnego Zwiadowcy
}
place_barricades = { $count ->
    [one] złożona Barykada
    [few] { $count } złożone Barykady
    [many] { $count } złożonych Barykad
   *[other] { $count } złożonych Barykad
}
place_armed = uzbrojona Bomba
place_oil = Ropa na transport
place_makes = Wytwarzają tu: { $what }.
place_makes_outrider = Zwiadowca: { $goods }
place_makes_outpost = Posterunek: { $goods }
place_bonus = Baza: X { $count }
place_edge = Krawędź { $where }
place_barricade = Krawędź { $where }: stoi tu Barykada gracza { $name }
place_resource = { $goods }. Kostka jest warta { $worth }; płaci za: { $what }
place_resource_none = { $goods }. Kostka jest warta { $worth }
place_pays_all = każdą akcję za punkty
place_not = { $where }: { $reason }.
place_refused_and = { $refused } { $about }
place_not_far = ruch prowadzi na heks obok konwoju
place_not_shut = miasto jest zamknięte w dwóch ostatnich turach
place_not_visited = miasto było już odwiedzone w tej porze roku
place_not_armed = z uzbrojoną Bombą nie można tam wejść
place_not_exits = z miasta nie ma wyjścia
place_not_basecamp_meets = z Bazą nie można iść na spotkanie
place_not_met = ktoś z konwoju miał już spotkanie w tej turze
place_not_fought = w tej turze było tam już spotkanie
place_not_full = ładunek konwoju nie może tam leżeć
place_not_hazard = { $count ->
    [one] to { $count } punkt, a Prowiant nie płaci za ruch na skażony heks ani z niego
    [few] to { $count } punkty, a Prowiant nie płaci za ruch na skażony heks ani z niego
    [many] to { $count } punktów, a Prowiant nie płaci za ruch na skażony heks ani z niego
   *[other] to { $count } punktu, a Prowiant nie płaci za ruch na skażony heks ani z niego
}
place_not_points = { $count ->
    [one] nie stać cię na { $count } punkt
    [few] nie stać cię na { $count } punkty
    [many] nie stać cię na { $count } punktów
   *[other] nie stać cię na { $count } punktu
}
place_not_location = sieć prowadzi tylko do twoich placówek
place_not_others = stoją tam inni
place_not_here = teraz nic tam nie możesz zrobić
place_not_trade = { $count ->
    [one] po zapłaceniu { $count } punktu nie zostałoby nic na handel
    [few] po zapłaceniu { $count } punktów nie zostałoby nic na handel
    [many] po zapłaceniu { $count } punktów nie zostałoby nic na handel
   *[other] po zapłaceniu { $count } punktu nie zostałoby nic na handel
}
