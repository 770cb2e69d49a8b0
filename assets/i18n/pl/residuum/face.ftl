# Cała treść karty, terenu, pionka lub surowca: rodzaj, etykiety i to, co wspólne dla całego rodzaju.

## Rodzaje

face_kind_resource = Surowiec
face_kind_terrain = Teren
face_kind_piece = Pionek
face_kind_action = Akcja
face_kind_character = Postać
face_kind_discovery = Karta odkrycia
face_kind_town = Karta miasta
face_kind_season = Pora roku

## Etykiety

face_worth = Warty
face_pays = Płaci za
face_made = Skąd
face_sells = Miasto płaci
face_costs = Miasto żąda
face_most = W mieście
face_basecamp = Baza
face_outpost = Posterunek
face_outrider = Zwiadowca
face_tiles = Kafle
face_pieces = Każdy ma
face_defends = Broni z
face_scores = Punkty
face_cost = Koszt
face_paid = Płatne
face_strategy = Strategia
face_bartering = Handel
face_power = Moc
face_when = Kiedy
face_needs = Wymaganie
face_does = Działanie
face_star = Gwiazdka
face_kept = Zostaje
face_turns = Tury

## Co stoi za etykietami

face_competent = wprawa
face_skilled = biegłość
face_competent_cards = { $count ->
    [one] wprawa: { $count } karta starcia
    [few] wprawa: { $count } karty starcia
    [many] wprawa: { $count } kart starcia
   *[other] wprawa: { $count } kart starcia
}
face_skilled_cards = { $count ->
    [one] biegłość: { $count } karta starcia
    [few] biegłość: { $count } karty starcia
    [many] biegłość: { $count } kart starcia
   *[other] biegłość: { $count } kart starcia
}
face_by_rating = wprawa { $competent }; biegłość { $skilled }
face_a_visit = najwyżej { $count } na wizytę
face_by_seats = { $two }, { $three }, { $four } przy 2, 3, 4 miejscach
face_with_x = { $goods } i X Prowiantu
face_star_text = tylko jedna taka karta ukończona
face_discovery_scores = { $count } PZ po ukończeniu
face_kept_text = leży odkryta przed tobą, aż ją zagrasz
face_piece_scores = na koniec { $count } PZ za każdą aktywną sztukę
face_most_scores = na koniec { $count } PZ dla tego, kto ma najwięcej; { $types } PZ za { $least } lub więcej
face_most_alone = na koniec { $count } PZ dla tego, kto ma najwięcej
face_types_score = na koniec { $types } PZ za { $least } lub więcej
