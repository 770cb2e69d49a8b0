# O co się pyta.

ask_hidden = { $name } decyduje w tajemnicy
ask_tile = Wybierz następny kafel do położenia
ask_cell = Gdzie położyć { CASE($terrain, "acc") }?
ask_row = W którym rzędzie położyć { CASE($terrain, "acc") }?
ask_base = Postaw swoją Bazę
ask_draft_keep = Zatrzymaj kartę odkrycia
ask_draft_bury = Odłóż kartę odkrycia
ask_swap = Zamienić Strefę Radiacji obok Bazy?
ask_rally = Zbiórka: postaw swoją Bazę
ask_yield_basecamp = Wybierz, co wytwarza Baza
ask_yield_outpost = Wybierz, co wytwarza Posterunek na heksie { $hex }
ask_yield_outriders = Wybierz, co wytwarzają Zwiadowcy na heksie { $hex }
ask_turn = Wybierz akcję
ask_move_from = Skąd ruszyć?
ask_network_from = Skąd ruszyć siecią?
ask_convoy = Wybierz, kto rusza z heksu { $hex }
ask_load = Wybierz, co konwój zabiera z heksu { $hex }
ask_move_to = { $outriders } z heksu { $hex }: dokąd?
ask_move_load_to = { $outriders } z heksu { $hex }, ładunek: { $load }. Dokąd?
ask_purse = { $count ->
    [one] Do zapłaty za { $what }: { $count } punkt. Użyć punktów { CASE($resource, "gen") } z sakiewki?
    [few] Do zapłaty za { $what }: { $count } punkty. Użyć punktów { CASE($resource, "gen") } z sakiewki?
    [many] Do zapłaty za { $what }: { $count } punktów. Użyć punktów { CASE($resource, "gen") } z sakiewki?
   *[other] Do zapłaty za { $what }: { $count } punktu. Użyć punktów { CASE($resource, "gen") } z sakiewki?
}
ask_count = { $count ->
    [one] Do zapłaty za { $what }: { $count } punkt. Ile { CASE($resource, "gen") } zapłacić?
    [few] Do zapłaty za { $what }: { $count } punkty. Ile { CASE($resource, "gen") } zapłacić?
    [many] Do zapłaty za { $what }: { $count } punktów. Ile { CASE($resource, "gen") } zapłacić?
   *[other] Do zapłaty za { $what }: { $count } punktu. Ile { CASE($resource, "gen") } zapłacić?
}
ask_pay = { $count ->
    [one] Zapłać { $count } punkt za { $what }
    [few] Zapłać { $count } punkty za { $what }
    [many] Zapłać { $count } punktów za { $what }
   *[other] Zapłać { $count } punktu za { $what }
}
ask_at_recruit = Gdzie zwerbować Zwiadowcę?
ask_at_rouse = Gdzie ocucić Zwiadowcę?
ask_at_activate_outpost = Gdzie uruchomić Posterunek?
ask_at_tear_down_outpost = Gdzie rozebrać Posterunek?
ask_at_construct_barricade = Gdzie zbudować Barykadę?
ask_at_activate_barricade = Z którego heksu ustawić Barykadę?
ask_at_upgrade = Skąd ulepszyć transport?
ask_at_recover = Skąd odzyskać Ropę?
ask_at_terrain = Gdzie położyć nowy kafel: { $terrain }?
ask_take_over = Który Posterunek przejąć?
ask_edge_activate = Po której stronie heksu { $hex } ustawić Barykadę?
ask_edge_tear_down = Którą Barykadę rozebrać?
ask_edge_destroy = Którą Barykadę zniszczyć?
ask_into = Wybierz heks, na którym położysz Barykadę
ask_target_contaminate = Które Źródło Wody skazić?
ask_target_irradiate = Który heks napromieniować?
ask_cost = Zapłać za { $what }
ask_who_arm = Wybierz Zwiadowcę, który bierze Bombę
ask_who_lost = Wybierz Zwiadowcę, który zostaje wyłączony
ask_keep = Zatrzymaj kartę odkrycia
ask_discard = Odrzuć kartę odkrycia
ask_complete = Ukończ kartę odkrycia
ask_use = Użyj ukończonej karty
ask_favour = Zagraj kartę miasta
ask_choose = Wybierz, co daje karta „{ $card }”
ask_sell = Ile { CASE($resource, "gen") } sprzedać?
ask_buy = Ile { CASE($resource, "gen") } kupić?
ask_leave_town = Dokąd wyjść z miasta?
ask_meet = Wybierz, z kim się spotykasz
ask_word = Powiedz, po co przychodzisz
ask_welcome = Przyjąć gościa czy stawić opór?
ask_intent = Gospodarz cię przyjmuje: handel czy atak?
ask_give = Twoja oferta: ile { CASE($resource, "gen") } dajesz?
ask_want = Twoja oferta: ile { CASE($resource, "gen") } chcesz?
ask_answer = Przyjąć ofertę?
ask_answer_last = Przyjąć kontrofertę?
ask_step_away = Dokąd odstąpić?
ask_lay_card = Połóż kartę starcia
ask_boost = Użyć karty w starciu?
ask_chem = Wydać Chemię na więcej kart starcia?
ask_lay_another = Połóż jeszcze jedną kartę starcia
ask_nuclear = Wydać Uran na starcie?
ask_tech = Wydać Technikę na starcie?
ask_plunder = Zabierz cały jeden surowiec
ask_take = { $count ->
    [one] Zabierz { $count } kostkę graczowi { $name }
    [few] Zabierz { $count } kostki graczowi { $name }, po jednej
    [many] Zabierz { $count } kostek graczowi { $name }, po jednej
   *[other] Zabierz { $count } kostki graczowi { $name }, po jednej
}
ask_drag = Wybierz, gdzie stanie pokonana Baza
ask_withdraw = Dokąd się wycofać?
ask_upkeep = Utrzymać Bombę na heksie { $hex }?
ask_feed = Nakarmić Zwiadowcę na heksie { $hex }?
