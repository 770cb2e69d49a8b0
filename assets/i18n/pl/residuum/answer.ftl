# Co można odpowiedzieć: wiersze menu. .long: jedno lub dwa zdania dla tych, którzy patrzą uważniej.

## Wiersze

answer_costs = koszt { $cost }
answer_note = { $line } ({ $note })
answer_player = gracz { $number }

## Miejsca

answer_place = { $hex }, { $terrain }
answer_way = { $hex }, { $terrain }, { $way }
answer_there = { $name }: { $pieces }
answer_lying = nieaktywne: { $pieces }
answer_active_and_lying = { $pieces }; nieaktywne: { $lying }
answer_armed = { $count ->
    [one] { $pieces }, w tym { $count } z Bombą
    [few] { $pieces }, w tym { $count } z Bombą
    [many] { $pieces }, w tym { $count } z Bombą
   *[other] { $pieces }, w tym { $count } z Bombą
}
answer_armed_one = { $pieces } z Bombą
answer_oil = Ropa na transport
answer_touches = { $count ->
    [one] dotyka { $count } heksu: { $terrains }
    [few] dotyka { $count } heksów: { $terrains }
    [many] dotyka { $count } heksów: { $terrains }
   *[other] dotyka { $count } heksu: { $terrains }
}
answer_row_north = Rząd { $count } na północ od miasta
answer_row_south = Rząd { $count } na południe od miasta
answer_row_town = Rząd miasta
answer_bonus = premia X { $count }
answer_bonus_beside = premia X { $count }: { $terrains }
answer_swap_none = Niczego nie zamieniaj
answer_between = Między heksami { $first } i { $last }
answer_between_of = Między heksami { $first } i { $last }, gracz { $name }
answer_side = { $way }: do heksu { $hex }, { $terrain }
answer_meets = zaczyna spotkanie: { $names }
answer_no_provisions = bez Prowiantu
answer_hazard = skażony heks
answer_tax = przez Barykadę gracza { $name }
answer_outpost_of = { $hex }, { $terrain }: Posterunek gracza { $name }
answer_hits = zostaje wyłączone: { $pieces }
answer_hit = { $pieces } gracza { $name }
answer_who = { $outrider } na heksie { $hex }
answer_class_fresh = { $count ->
    [one] { $count } Zwiadowca
    [few] { $count } Zwiadowców
    [many] { $count } Zwiadowców
   *[other] { $count } Zwiadowcy
}
answer_class_met = { $count ->
    [one] { $count } Zwiadowca po spotkaniu
    [few] { $count } Zwiadowców po spotkaniu
    [many] { $count } Zwiadowców po spotkaniu
   *[other] { $count } Zwiadowcy po spotkaniu
}
answer_class_armed = { $count ->
    [one] { $count } Zwiadowca z Bombą
    [few] { $count } Zwiadowców z Bombą
    [many] { $count } Zwiadowców z Bombą
   *[other] { $count } Zwiadowcy z Bombą
}
answer_class_armedmet = { $count ->
    [one] { $count } Zwiadowca z Bombą po spotkaniu
    [few] { $count } Zwiadowców z Bombą po spotkaniu
    [many] { $count } Zwiadowców z Bombą po spotkaniu
   *[other] { $count } Zwiadowcy z Bombą po spotkaniu
}
answer_load = Zabierz { CASE($load, "acc") }
answer_load_none = Niczego nie zabieraj

## Menu tury

answer_from_points = { $count ->
    [one] { $count } punkt lub więcej
    [few] { $count } punkty lub więcej
    [many] { $count } punktów lub więcej
   *[other] { $count } punktu lub więcej
}
answer_onward = Dalej na { $way }: { $hex }, { $terrain }
answer_onward_town = Dalej do Miasta Targowego
answer_act_move = Rusz
    .long = Zwiadowcy idą na sąsiedni heks; mogą zabrać to, co leży tam nieaktywne.
answer_act_network = Rusz siecią
    .long = Zwiadowcy idą z jednej twojej placówki do innej, choćby dalekiej. Zabrać mogą tylko Barykady.
answer_act_recruit = Zwerbuj Zwiadowcę
    .long = Zwiadowca z twojej puli pojawia się, aktywny, w jednej z twoich placówek.
answer_act_rouse = Ocuć Zwiadowcę
    .long = Twój nieaktywny Zwiadowca jest znów aktywny tam, gdzie leży.
answer_act_construct_outpost = Zbuduj Posterunek
    .long = Nieaktywny Posterunek leży w twojej Bazie. Zanieś go na miejsce i tam uruchom.
answer_act_activate_outpost = Uruchom Posterunek
    .long = Posterunek na heksie z twoim aktywnym Zwiadowcą staje się placówką: wytwarza i daje punkty.
answer_act_tear_down_outpost = Rozbierz Posterunek
    .long = Aktywny Posterunek staje się nieaktywny i można go przenieść gdzie indziej.
answer_act_take_over = Przejmij Posterunek
    .long = Nieaktywny Posterunek innego gracza ustępuje twojemu, jego Barykady też.
answer_act_construct_barricade = Zbuduj Barykadę
    .long = Nieaktywna Barykada leży w jednej z twoich placówek. Zanieś ją na miejsce i tam ustaw.
answer_act_activate_barricade = Ustaw Barykadę
    .long = Barykada staje na krawędzi: inni płacą za jej przekroczenie, a tobie pomaga się bronić.
answer_act_tear_down_barricade = Rozbierz Barykadę
    .long = Twoja aktywna Barykada leży nieaktywna na jednym ze swoich dwóch heksów.
answer_act_destroy_barricade = Zniszcz Barykadę
    .long = Aktywna Barykada innego gracza na krawędzi heksu z twoim Zwiadowcą wraca do puli właściciela.
answer_act_tear_down_basecamp = Rozbierz Bazę
    .long = Twoja Baza staje się nieaktywna: nic nie wytwarza i można ją przenieść gdzie indziej.
answer_act_activate_basecamp = Uruchom Bazę
    .long = Twoja Baza jest aktywna tam, gdzie leży.
answer_act_discover = Dobierz kartę odkrycia
    .long = Obejrzyj w tajemnicy dwie karty odkrycia i zatrzymaj jedną. Raz na turę.
answer_act_complete = Ukończ kartę odkrycia
    .long = Zapłać za kartę z ręki i połóż ją odkrytą. Raz na turę.
answer_act_use = Użyj ukończonej karty
    .long = Wykonaj akcję jednej ze swoich ukończonych kart. Każda działa raz na turę.
answer_act_contaminate = Skaż wodę
    .long = Źródło Wody obok twojego Zwiadowcy staje się Skażoną Wodą. Wszyscy Zwiadowcy tam zostają wyłączeni.
answer_act_irradiate = Utwórz Strefę Radiacji
    .long = Heks z twoim Zwiadowcą albo obok niego staje się Strefą Radiacji. Wszyscy Zwiadowcy tam zostają wyłączeni.
answer_act_arm = Uzbrój Bombę
    .long = Zwiadowca w jednym z twoich aktywnych Posterunków bierze 1 Uran jako Bombę.
answer_act_upgrade = Ulepsz transport
    .long = Połóż na placówce Ropę z magazynu: ruch siecią stamtąd jest tani.
answer_act_recover = Odzyskaj Ropę
    .long = Zabierz Ropę z placówki z powrotem do magazynu.
answer_act_power = Użyj mocy: { $card }
    .long = Moc twojej postaci działa raz w grze.
answer_act_favour = Zagraj kartę miasta
    .long = Zachowana karta miasta działa raz, potem trafia do odrzuconych.
answer_act_end = Zakończ turę
    .long = Zwiadowcy na skażonych heksach zostają wyłączeni, utrzymujesz Bomby, sakiewka się opróżnia.
answer_purse_lost = z sakiewki przepada: { $points }
answer_hazard_lost = na skażonych heksach tracisz: { $outriders }

## Płacenie

answer_points_of = { $count ->
    [one] { $count } punkt { CASE($resource, "gen") }
    [few] { $count } punkty { CASE($resource, "gen") }
    [many] { $count } punktów { CASE($resource, "gen") }
   *[other] { $count } punktu { CASE($resource, "gen") }
}
answer_purse_use = Użyj z sakiewki: { $points }
answer_purse_keep = Zachowaj je na później w tej turze
answer_pay = Zapłać { CASE($goods, "acc") }
answer_leaves = w sakiewce zostaje: { $points }
answer_count = { $goods }
answer_count_none = Bez { CASE($resource, "gen") }
answer_cost = Zapłać { CASE($goods, "acc") }

## Produkcja

answer_yield_bonus = { $goods } i { $more } za premię X
answer_yield_of = { $count ->
    [0] wszyscy wytwarzają Prowiant: { $all }
    [one] { $resource }: { $count } z { $all }
    [few] { $resource }: { $count } z { $all }
    [many] { $resource }: { $count } z { $all }
   *[other] { $resource }: { $count } z { $all }
}

## Karty

answer_needs = wymaga: { $requirement }
answer_star = ma gwiazdkę
answer_lost = teraz bez skutku: { $effects }
answer_choose = Zyskaj { CASE($goods, "acc") }

## Miasto i handel

answer_tens = { $first } do { $last }
answer_sell = Sprzedaj { CASE($goods, "acc") }
answer_sell_none = Nie sprzedawaj { CASE($resource, "gen") }
answer_credit = { $count ->
    [one] { $count } punkt kredytu
    [few] { $count } punkty kredytu
    [many] { $count } punktów kredytu
   *[other] { $count } punktu kredytu
}
answer_buy = Kup { CASE($goods, "acc") }
answer_buy_none = Nie kupuj { CASE($resource, "gen") }
answer_give = Daj { CASE($goods, "acc") }
answer_give_none = Nie dawaj { CASE($resource, "gen") }
answer_want = Poproś o { CASE($goods, "acc") }
answer_want_none = Nie proś o { CASE($resource, "acc") }
answer_accept = Przyjmij
answer_get = dostajesz { CASE($goods, "acc") }
answer_decline = Odrzuć
answer_counter = Odpowiedz kontrofertą

## Spotkania i starcia

answer_word_trade = Powiedz, że przychodzisz na handel
answer_word_none = Nic nie mów
answer_welcome = Przyjmij
    .long = Wpuszczasz gościa; potem pokaże, czy handluje, czy atakuje.
answer_resist = Staw opór
    .long = Dochodzi do starcia, cokolwiek gość zamierzał. W placówce dostajesz o jedną kartę starcia więcej.
answer_resist_card = o jedną kartę starcia więcej
answer_intent_trade = Handluj
    .long = Możesz złożyć ofertę; potem odstępujesz.
answer_intent_attack = Atakuj
    .long = Dochodzi do starcia.
answer_intent_blast = twoja Bomba wybucha
answer_lay_card = Połóż kartę { $value }
answer_of_hand = na ręce: { $count }
answer_boost_none = Nie używaj karty
answer_boost_nothing = Nic nie wydawaj
answer_chem = { $count ->
    [one] Wydaj { CASE($goods, "acc") }: o { $count } kartę więcej
    [few] Wydaj { CASE($goods, "acc") }: o { $count } karty więcej
    [many] Wydaj { CASE($goods, "acc") }: o { $count } kart więcej
   *[other] Wydaj { CASE($goods, "acc") }: o { $count } karty więcej
}
answer_plus = Wydaj { CASE($goods, "acc") }: +{ $count }
answer_carried = Wydaj Bombę konwoju: +{ $count }
answer_all_of = Wszystko: { $goods }
answer_one_of = { $goods }
answer_they_hold = z { $count }

## Koniec tury

answer_upkeep_pay = Utrzymaj Bombę
answer_upkeep_blast = Niech wybuchnie
answer_feed = Daj { CASE($goods, "acc") }
answer_feed_none = Nic nie dawaj
answer_out = Zwiadowca zostaje wyłączony
