# Stół jako wiersze tekstu, do czytania na głos.

## Kalendarz

table_text_setup = Przygotowanie gry.
table_text_turn = Tura { $turn } z { $turns }, { CASE($season, "ins") }. Tura gracza: { $name }.
table_text_over = Gra się skończyła.
table_text_order = Kolejność gry: { $names }.
table_text_spring = Wiosna niczego nie zmienia.
table_text_summer = Latem w mieście Woda jest droga.
table_text_autumn = Jesienią Posterunki w Lesie nie wytwarzają Drewna.
table_text_winter = Zimą w mieście Żywność jest droga, a Posterunki nie wytwarzają Wody.
table_text_year_end = Na koniec tej tury każdy aktywny Zwiadowca bierze Prowiant albo Żywność.
table_text_town_closed = W ostatnich dwóch turach miasto jest zamknięte.

## Mapa

table_text_tiles = Do położenia: { $tiles }. Kafli w stosie: { $left }.
table_text_map = { $count ->
    [one] Mapa, { $count } heks. Rzędy z północy na południe:
    [few] Mapa, { $count } heksy. Rzędy z północy na południe:
    [many] Mapa, { $count } heksów. Rzędy z północy na południe:
   *[other] Mapa, { $count } heksu. Rzędy z północy na południe:
}
table_text_town_place = W środku leży Miasto Targowe. Obok niego: { $hexes }.
table_text_row = { $hexes }.
table_text_hex = { $hex } { $terrain }
table_text_pieces = Pionki na mapie:
table_text_beside = { $place }: { $pieces }. Obok: { $hexes }.
table_text_way = { $way } { $hex } { $terrain }
table_text_barricades = Barykady na krawędziach: { $edges }.
table_text_edge = między { $first } i { $last }, gracz { $name }

## Miasto, talie, pudełko

table_text_town = Miasto Targowe, ceny tej pory roku:
table_text_price_sell = { $count } za 1 { CASE($resource, "acc") }
table_text_sells = Sprzedajesz: { $prices }.
table_text_buys_competent = Kupujesz, przy wprawie w handlu: { $prices }.
table_text_buys_skilled = Kupujesz, przy biegłości w handlu: { $prices }.
table_text_limits = Najwięcej w czasie wizyty: { $goods }.
table_text_deck = { $count ->
    [one] W talii odkryć { $count } karta, odrzucone: { $discarded }.
    [few] W talii odkryć { $count } karty, odrzucone: { $discarded }.
    [many] W talii odkryć { $count } kart, odrzucone: { $discarded }.
   *[other] W talii odkryć { $count } karty, odrzucone: { $discarded }.
}
table_text_box = W pudełku: { $tiles }.
table_text_tile = { $terrain } { $count }

## Gracze

table_text_seat = { $name }, { $card }: { $count } PZ, gdyby gra kończyła się teraz.
table_text_seat_setup = { $name }, { $card }.
table_text_ratings = Strategia: { $strategy }, Handel: { $bartering }.
table_text_competent = wprawa
table_text_skilled = biegłość
table_text_power = Moc: { $effects }.
table_text_power_used = Moc została użyta.
table_text_store = Magazyn: { $goods }.
table_text_purse = Sakiewka: { $points }.
table_text_bonus = Premia X Bazy: { $count }.
table_text_supply = Pula: { $pieces }.
table_text_stands = { $place }: { $pieces }
table_text_places = Na mapie: { $places }.
table_text_visited = Wizyta w mieście w tej porze roku już była.
table_text_not_visited = W tej porze roku można jeszcze odwiedzić miasto.
table_text_hand = Karty odkrycia na ręce:
table_text_hand_hidden = { $count ->
    [one] Na ręce { $count } karta odkrycia, zakryta.
    [few] Na ręce { $count } karty odkrycia, zakryte.
    [many] Na ręce { $count } kart odkrycia, zakrytych.
   *[other] Na ręce { $count } karty odkrycia, zakryte.
}
table_text_looked = Oglądane karty:
table_text_completed = Ukończone karty:
table_text_kept = Karty miasta do zagrania:
table_text_card = { $card }: { $text }.
table_text_card_needs = { $card }: { $text }; wymaga: { $requirement }.
table_text_card_used = { $card }: { $text }; w tej turze już użyta.
table_text_none = nic

## Spotkania

table_text_meeting = Na heksie { $hex } { $name } spotyka gracza { $other }.
table_text_offer = Oferta: { $give } za { CASE($want, "acc") }.
table_text_conflict_hand = Karty starcia na ręce: { $cards }.
table_text_conflict_laid = Położone karty starcia: { $cards }.
table_text_conflict_hidden = Karty starcia, zakryte: na ręce { $hand }, położone { $laid }.

## Punktacja

table_text_scores = Punktacja końcowa:
