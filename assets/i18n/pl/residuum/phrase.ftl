# Części zdań: gdzie coś jest, za co się płaci, dlaczego coś przepadło.

## Miejsca

phrase_hex_en = W{ $q }Pn{ $r }
    .aloud = { $q ->
        [0] północ { $r }
       *[other] wschód { $q } północ { $r }
    }
phrase_hex_es = W{ $q }Pd{ $r }
    .aloud = { $q ->
        [0] południe { $r }
       *[other] { $r ->
            [0] wschód { $q }
           *[other] wschód { $q } południe { $r }
        }
    }
phrase_hex_wn = Z{ $q }Pn{ $r }
    .aloud = zachód { $q } północ { $r }
phrase_hex_ws = Z{ $q }Pd{ $r }
    .aloud = { $r ->
        [0] zachód { $q }
       *[other] zachód { $q } południe { $r }
    }
phrase_direction_e = wschód
phrase_direction_ne = północny wschód
phrase_direction_nw = północny zachód
phrase_direction_w = zachód
phrase_direction_sw = południowy zachód
phrase_direction_se = południowy wschód

## Za co się płaci

phrase_for_move = ruch
phrase_for_network = ruch siecią
phrase_for_recruit = werbunek
phrase_for_rouse = ocucenie Zwiadowcy
phrase_for_construct_outpost = budowę Posterunku
phrase_for_activate_outpost = uruchomienie Posterunku
phrase_for_tear_down_outpost = rozebranie Posterunku
phrase_for_take_over = przejęcie Posterunku
phrase_for_construct_barricade = budowę Barykady
phrase_for_activate_barricade = ustawienie Barykady
phrase_for_tear_down_barricade = rozebranie Barykady
phrase_for_destroy_barricade = zniszczenie Barykady
phrase_for_tear_down_basecamp = rozebranie Bazy
phrase_for_activate_basecamp = uruchomienie Bazy
phrase_for_discover = kartę odkrycia
phrase_for_complete = ukończenie karty
phrase_for_use = użycie karty
phrase_for_contaminate = skażenie wody
phrase_for_irradiate = Strefę Radiacji
phrase_for_arm = uzbrojenie Bomby
phrase_for_upgrade = ulepszony transport
phrase_for_recover = odzyskanie Ropy
phrase_for_power = moc
phrase_for_favour = kartę miasta
phrase_for_nuke_upkeep = utrzymanie Bomby

## Dlaczego coś przepadło

phrase_cause_conflict = starcie
phrase_cause_hazard = skażony heks
phrase_cause_hunger = głód
phrase_cause_blast = wybuch Bomby
phrase_cause_rally = zbiórka
phrase_cause_contaminate = skażona woda
phrase_cause_irradiate = napromieniowanie
phrase_cause_discovery = odkrycie
phrase_cause_upkeep = nieutrzymana Bomba
phrase_cause_defeat = porażka
phrase_cause_attack = atak
