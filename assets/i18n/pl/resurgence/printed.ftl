# What costs, rewards and effects look like, and places that are no component.

## Costs, rewards, effects

printed_amount_short = { $count }{ $what }
printed_step_short = { $count }x{ $what }
printed_short_end_rooms2 = 1pz/2 pomieszcz.
printed_short_end_survivors2 = 1pz/2 Ocalałych
printed_short_end_missions2 = 1pz/2 Misje
printed_goods_none = nic
printed_plus = +{ $amount }
printed_pays_for = { $cost } > { $gain }
    .aloud = { $cost }, w zamian { $gain }
printed_pay = zapłać { CASE($cost, "acc") }
printed_lose = strać { CASE($what, "acc") }
printed_draw_fewer = { $count ->
    [one] dobierz o { $count } żeton mniej
    [few] dobierz o { $count } żetony mniej
    [many] dobierz o { $count } żetonów mniej
   *[other] dobierz o { $count } żetonu mniej
}
printed_penalty = { $count ->
    [one] { $count } towar
    [few] { $count } towary
    [many] { $count } towarów
   *[other] { $count } towaru
}
printed_penalty_short = { $count }dow
printed_others_there = { $count ->
    [one] Ocalały innego gracza
    [few] { $count } Ocalałych innych graczy
    [many] { $count } Ocalałych innych graczy
   *[other] { $count } Ocalałego innych graczy
}
    .acc = { $count ->
        [one] Ocalałego innego gracza
        [few] { $count } Ocalałych innych graczy
        [many] { $count } Ocalałych innych graczy
       *[other] { $count } Ocalałego innych graczy
    }
printed_no_token = brak żetonu
printed_draws = dobór { $count }
printed_vp_end = { $count } PZ na koniec
printed_vp_end_short = { $count }pz
printed_level_line = posiadaj { CASE($hold, "acc") }, zapłać { $text }
printed_switch_any = przenieś żeton do dowolnego obszaru
printed_switch_any_short = przenieś żeton
printed_switch_two = przenieś żeton, { $one } - { $two }
printed_switch_two_short = przenieś żeton { $one }-{ $two }
printed_use_as = { $one } jako { $two }
printed_event_nothing = bez działania
printed_event_in = w Dzielnicy { $place }
printed_event_at_immediate = każdy gracz
printed_event_at_upkeep = w Utrzymaniu
printed_event_lose_each = strać { CASE($goods, "acc") }, 1 PZ za każdy brak
printed_event_per_card = { $gain } za każdą kartę Ocalałego, najwyżej { $count }
printed_event_exchange = { $count ->
    [one] wymień { $count } towar
    [few] wymień do { $count } towarów
    [many] wymień do { $count } towarów
   *[other] wymień do { $count } towaru
}
printed_event_penalty = w tej rundzie za każdego Mutanta i każdą Bestię płacisz o { $count } więcej
printed_action_mutants = Mutanci zyskują { $count } PZ
    .short = MU +{ $count }PZ
printed_action_exhaust = { $count ->
    [one] wyczerp { $count } gotową kartę
    [few] wyczerp { $count } gotowe karty
    [many] wyczerp { $count } gotowych kart
   *[other] wyczerp { $count } gotowej karty
}
    .short = wyczerp { $count }
printed_action_mission = Mutanci kończą Misję; potem plansza zostaje odwrócona
    .short = MU Misja, obrót
printed_action_discard_row = { $count ->
    [one] odrzuć skrajną prawą kartę z Rzędu Ocalałych
    [few] odrzuć { $count } skrajne prawe karty z Rzędu Ocalałych
    [many] odrzuć { $count } skrajnych prawych kart z Rzędu Ocalałych
   *[other] odrzuć { $count } skrajnej prawej karty z Rzędu Ocalałych
}
    .short = Rząd -{ $count }
printed_action_flip_rubble = odkryj żeton Rumowiska; jego pomieszczenie pozostaje zamknięte, a Mutanci zyskują jego PZ
    .short = Rum. dla MU
printed_band_totals = { $first }-{ $last }
printed_band_from = { $first }+
printed_band_0 = { $totals } Mutanci +1
    .short = { $totals } MU
printed_band_1 = { $totals } oboje +1
    .short = { $totals } oboje
printed_band_2 = { $totals } ty +1
    .short = { $totals } +1
printed_band_3 = { $totals } ty +2
    .short = { $totals } +2
printed_threshold = { $count } daje { $vp } PZ
printed_threshold_short = { $count }:{ $vp }
printed_directive_product = { $what }, podzielone przez { $count }
printed_count_fuel = pozostałe Paliwo
    .short = Paliwo
printed_count_food = pozostała Żywność
    .short = Żywność
printed_count_largest_column = Misje w twojej najdłuższej kolumnie
    .short = kolumna
printed_count_completed_missions = ukończone Misje
    .short = Misje
printed_count_lowest_track = pola na twoim najniższym torze
    .short = niski tor
printed_count_tracks_total = pola na wszystkich trzech torach
    .short = tory
printed_count_cleared_rooms = oczyszczone pomieszczenia
    .short = pokoje
printed_count_cards = karty Ocalałych, z Bohaterem
    .short = karty
printed_count_ranger_cards = karty Łowców
    .short = karty L
printed_count_scholar_cards = karty Naukowców
    .short = karty N
printed_count_builder_cards = karty Budowniczych
    .short = karty B
printed_count_ranger_tokens = żetony Łowców
    .short = Łowcy
printed_count_scholar_tokens = żetony Naukowców
    .short = Naukowcy
printed_count_builder_tokens = żetony Budowniczych
    .short = Budowniczy

## Places that are no component

printed_rest = Wyślij dowolny żeton na odpoczynek za 1 Żywność. W tej turze nie dzieje się nic więcej.
printed_track_space = tor { CASE($track, "gen") }, pole { $space }
    .gen = pola { $space } na torze { CASE($track, "gen") }
