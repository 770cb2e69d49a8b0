# The table as lines of text, made to be read aloud.

table_text_round = { $round }: { $step }.
table_text_step = { $step }.
table_text_first = Pierwszy Gracz: { $name }.
table_text_turn = Tura: { $name }.
table_text_event = Wydarzenie: { $event }: { $text }. Kolejnych Wydarzeń: { $left }.
table_text_directive = Zadanie: { $name }: { $text }.
table_text_mutants = Karty Mutanta: { $cards }.
table_text_mutants_vp = { $level }: { $vp } PZ.
table_text_solo_village = Wioska Mutantów
table_text_solo_town = Miasto Mutantów
table_text_solo_stronghold = Twierdza Mutantów
table_text_leader = Karta Przywództwa Mutanta: { $card }. Według twojej sumy:
table_text_action_side = Plansza Akcji Mutanta, strona { $side }:
table_text_black_bag = Czarny Woreczek: { $tokens }.
table_text_encounter_discard = Odrzucone żetony Spotkań: { $tokens }.
table_text_encounter_drawn = Dobrane żetony Spotkań: { $tokens }.
table_text_heroes = Bohaterowie do wyboru:
table_text_starters = Misje Początkowe do wyboru:
table_text_city = Miasto:
table_text_event_here = Żeton Wydarzenia leży w Dzielnicy { $district }.
table_text_zone = { $zone } ({ $area }, { $tokens }): { $text }.
table_text_any_token = dowolny żeton
table_text_stands = { $name }: { $token }
table_text_occupied = { $zone } Są tam: { $there }.
table_text_join = { $zone } Dołączenie kosztuje { CASE($price, "acc") }.
table_text_row = Rząd Ocalałych, w talii jeszcze { $left }:
table_text_price = { $count ->
    [one] { $count } Żywność: { $card }
    [few] { $count } Żywności: { $card }
    [many] { $count } Żywności: { $card }
   *[other] { $count } Żywności: { $card }
}
table_text_empty = puste
table_text_basic = Misje Podstawowe, w talii jeszcze { $left }:
table_text_advanced = Misje Zaawansowane, od Poziomu 3, w talii jeszcze { $left }:
table_text_tracks = Tory Przywództwa:
table_text_on_space = { $name } na polu { $space }
table_text_unknown_card = ukryta
table_text_card = { $card } ({ $kind }): { $text }
table_text_seat = { $name }: { $vp } PZ, Poziom { $level }{ $first }.
table_text_is_first = , Pierwszy Gracz
table_text_goods = Towary: { $goods }.
table_text_next_level = Na Poziom { $level }: { $text }.
table_text_bag = Woreczek: { $tokens }.
table_text_drawn = Dobrane: { $tokens }.
table_text_assigned = Przydzielone: { $tokens }.
table_text_rest = Obszar Odpoczynku: { $tokens }.
table_text_supply = Pula: { $tokens }.
table_text_retired = Wycofane: { $tokens }.
table_text_hidden_tokens = { $count ->
    [one] { $count } żeton, ukryty
    [few] { $count } żetony, ukryte
    [many] { $count } żetonów, ukryte
   *[other] { $count } żetonu, ukryte
}
table_text_none = brak
table_text_rooms = Pomieszczenia:
table_text_room = { $room } ({ $tokens }): { $text }.
table_text_in_room = { " " }Tutaj: { $token }.
table_text_buried = { $room } (Poziom { $level })
table_text_rubble = Pod Rumowiskiem: { $rooms }.
table_text_open_rubble = { $room } ({ $rubble })
table_text_closed = Zamknięte na zawsze, Rumowisko odkryte: { $rooms }.
table_text_cards = Karty Ocalałych:
table_text_spent = , wyczerpana
table_text_planned = Zaplanowane Misje:
table_text_column = { $column }, ukończone: { $missions }. W każdym Utrzymaniu: { $text }.
table_text_hand = Karty do wyboru: { $cards }.
table_text_picks = Wybrane: { $cards }.
table_text_hidden_cards = { $count ->
    [one] { $count } karta, ukryta
    [few] { $count } karty, ukryte
    [many] { $count } kart, ukryte
   *[other] { $count } karty, ukryte
}
table_text_scores = Wynik końcowy:
table_text_score = { $name } { $count } PZ: { $lines }
table_text_score_track = { $count } w trakcie gry
table_text_score_level = { $count } za Poziom
table_text_score_ammo = { $count } za Amunicję
table_text_score_meds = { $count } za Leki
table_text_score_resources = { $count } za Surowce
table_text_score_lead_metro = { $count } za tor Metra
table_text_score_lead_harbor = { $count } za tor Portu
table_text_score_lead_compound = { $count } za tor Kryjówki
table_text_score_directive_a = { $count } za Zadanie A
table_text_score_directive_b = { $count } za Zadanie B
table_text_score_mission_end = { $count } za Misje na koniec
