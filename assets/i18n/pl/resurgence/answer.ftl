# What may be answered.

## What may be answered

answer_place = { $token } do Strefy { $place }
answer_place_room = { $token } do { CASE($place, "gen", noun: "pomieszczenia") }
answer_rest = Odpoczywa { $token }
answer_effect = Użyj Strefy { $place }
answer_effect_room = Użyj { CASE($place, "gen", noun: "pomieszczenia") }
answer_event = Użyj Wydarzenia { $event }
answer_stalker_plan = Zaplanuj Misję z Włóczęgą
answer_stalker_trade = Wymień się z Włóczęgą
answer_complete = Ukończ Misję { $mission }
answer_complete_too = Ukończ też Misję { $mission }
answer_card = Użyj { CASE($card, "gen", noun: "karty") }
answer_switch = Przenieś { CASE($token, "acc") } z { CASE($start, "gen") } do { CASE($end, "gen") }
answer_done = Zakończ turę
answer_pay = Zapłać { CASE($goods, "acc") }
answer_gain = Zyskaj { CASE($goods, "acc") }
answer_trade = { $take } za { CASE($give, "acc") }
answer_lose = Strać { CASE($goods, "acc") }
answer_fewer = { $count ->
    [one] Dobierz w tej rundzie o { $count } żeton mniej
    [few] Dobierz w tej rundzie o { $count } żetony mniej
    [many] Dobierz w tej rundzie o { $count } żetonów mniej
   *[other] Dobierz w tej rundzie o { $count } żetonu mniej
}
answer_put = { $first }: { $one }, { $second }: { $two }
answer_discard = Odrzuć kartę { $card }
answer_mutants = Mutanci zyskują { $count } PZ
answer_exhaust = Wyczerp: { $cards }
answer_flip = Odkryj Rumowisko: { $room }
answer_assign = { $token } do { CASE($area, "gen") }
answer_add = Dodaj { CASE($token, "acc") }
answer_retire = Wycofaj { CASE($token, "acc") } { $pile }
answer_draw = Dobierz żeton
answer_advance = Awansuj na torze { CASE($area, "gen") }
answer_build = Oczyść { CASE($room, "acc", noun: "pomieszczenie") }
answer_raise = Na Poziom { $level }
answer_stay = Zostań: Poziom { $level }
answer_another_good = dowolny inny towar
    .short = +1dow
answer_next_res = { $count ->
   *[one] Zyskaj dowolny Surowiec
    [few] Zyskaj { $count } dowolne Surowce
    [many] Zyskaj { $count } dowolnych Surowców
    [other] Zyskaj { $count } dowolnego Surowca
}
answer_next_sup = { $count ->
   *[one] Zyskaj Amunicję lub Lek
    [few] Zyskaj { $count } Amunicji lub Leków
    [many] Zyskaj { $count } Amunicji lub Leków
    [other] Zyskaj { $count } Amunicji lub Leku
}
answer_next_retire = Wycofaj Ocalałego
answer_next_plan = Zaplanuj Misję
answer_next_draw = Dobierz żeton
answer_next_spec_builder = Dodaj Budowniczego
answer_next_spec_scholar = Dodaj Naukowca
answer_next_spec_ranger = Dodaj Łowcę
answer_next_spec_any = Dodaj Specjalistę
answer_next_lead_metro = Awansuj na torze Metra
answer_next_lead_harbor = Awansuj na torze Portu
answer_next_lead_compound = Awansuj na torze Kryjówki
answer_next_lead_any = Awansuj na dowolnym torze
answer_next_rescue = Uratuj Ocalałego
answer_next_build = Oczyść pomieszczenie
answer_next_complete = Ukończ Misję
answer_leave = Pomiń
answer_leave_SAL-11 = Nie dodawaj nikogo
answer_leave_GEN-09 = Nie dodawaj nikogo
answer_leave_EVT-05 = Pomiń Wydarzenie
answer_leave_UPK-B1 = Pomiń Wydarzenie
answer_leave_AMB-144 = Niczego nie wymieniaj
answer_leave_LEAD-12 = Nie awansuj
answer_leave_MIS-03 = Niczego nie planuj
answer_leave_RET-01 = Nie wycofuj nikogo
answer_leave_DRAW-05 = Nie dobieraj
answer_leave_BUILD-01 = Niczego nie oczyszczaj
answer_leave_SURV-23 = Nie ratuj nikogo
answer_leave_MIS-18 = Nie ratuj nikogo
answer_leave_SOLO-B-ARB = Nie używaj karty
answer_line_note = { $line } ({ $note })
answer_note_from = z { CASE($area, "gen") }
answer_note_with = z pomocą { CASE($cards, "gen") }
answer_note_leaves = zostanie: { $goods }
    .aloud = zostanie: { $whole }
answer_note_mutants_then = będą mieć { $count } PZ
    .short = razem { $count }PZ
answer_note_forgo = bez { $gain }
answer_note_stalker = Włóczęga: zaplanuj lub wymień
    .short = WŁ
answer_note_advanced = Zaawansowana
answer_note_leadership = Przywództwo { $count }
answer_note_in_supply = w puli { $count }
answer_note_there = jest ich tam { $count }
answer_note_in_bag = w Woreczku { $count }
answer_note_refilled = najpierw Obszar Odpoczynku ({ $count }) trafia do Woreczka
answer_note_space = pole { $space }
answer_note_income = { $gain } w każdym Utrzymaniu
