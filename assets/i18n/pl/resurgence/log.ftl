# What has happened: one sentence for each fact that the rules tell.
#
# $name is the name a player wrote and never declines. Tokens and goods decline; $where is one of the phrases.

## Setup

log_first_player = { $name } to Pierwszy Gracz.
log_hero_taken = { $name } bierze Bohatera: { $card }.
log_starter_taken = { $name } bierze Misję Początkową „{ $card }”.
log_kept = { $name } zatrzymuje kartę „{ $card }”.
log_salvage_revealed = { $name } ma karty Łupu: { $cards }.

## Rounds, Events

log_round_started = Zaczyna się runda { $round }.
log_event_revealed = { $name } zostaje Pierwszym Graczem i odkrywa Wydarzenie „{ $event }”.
log_draws_fewer = { $count ->
    [one] { $name } dobiera w tej rundzie o { $count } żeton mniej.
    [few] { $name } dobiera w tej rundzie o { $count } żetony mniej.
    [many] { $name } dobiera w tej rundzie o { $count } żetonów mniej.
   *[other] { $name } dobiera w tej rundzie o { $count } żetonu mniej.
}
log_lost = { $name } traci { CASE($goods, "acc") } { $where }.

## Draw and Assign

log_drew = { $count ->
    [0] { $name } nie ma żetonu do dobrania.
    [one] { $name } dobiera { $count } żeton.
    [few] { $name } dobiera { $count } żetony.
    [many] { $name } dobiera { $count } żetonów.
   *[other] { $name } dobiera { $count } żetonu.
}
log_drew_tokens = { $name } ma dobrane: { $tokens }.
log_drew_openly = { $name } dobiera jawnie { CASE($token, "acc") }.
log_refilled = { $count ->
    [one] Woreczek gracza { $name } jest pusty: z Obszaru Odpoczynku wraca { $count } żeton.
    [few] Woreczek gracza { $name } jest pusty: z Obszaru Odpoczynku wracają { $count } żetony.
    [many] Woreczek gracza { $name } jest pusty: z Obszaru Odpoczynku wraca { $count } żetonów.
   *[other] Woreczek gracza { $name } jest pusty: z Obszaru Odpoczynku wraca { $count } żetonu.
}
log_assigned = { $name } przydziela { CASE($token, "acc") } do { CASE($area, "gen") }.

## Leadership

log_assignment_revealed = { $name } ujawnia: { $areas }.
log_assignment_empty = { $name } niczego nie przydziela.
log_leadership = Przywództwo w obszarze { CASE($area, "gen") }: { $totals }.
log_advanced = { $name } awansuje na pole { $space } toru { CASE($track, "gen") }.
log_leader_revealed = Karta Przywództwa Mutanta na tę rundę: { $card }.
log_leadership_alone = { $band ->
    [0] Przywództwo w obszarze { CASE($area, "gen") }: { $name } ma { $total }, więc awansują tylko Mutanci.
    [1] Przywództwo w obszarze { CASE($area, "gen") }: { $name } ma { $total }, więc awansują { $name } i Mutanci.
    [2] Przywództwo w obszarze { CASE($area, "gen") }: { $name } ma { $total }, więc { $name } awansuje o 1 pole.
   *[3] Przywództwo w obszarze { CASE($area, "gen") }: { $name } ma { $total }, więc { $name } awansuje o 2 pola.
}
log_mutants_advanced = Mutanci awansują na pole { $space } toru { CASE($track, "gen") }.

## Worker Actions

log_passed = { $name } nie ma już żetonów i pasuje.
log_placed = { $name } umieszcza { CASE($token, "acc") } { $place }.
log_rested = { $name } odsyła { CASE($token, "acc") } na odpoczynek.
log_card_exhausted = { $name } wyczerpuje kartę { CASE($card, "gen") }.
log_card_used = { $name } używa karty { CASE($card, "gen") }.
log_switched = { $name } przenosi { CASE($token, "acc") } z { CASE($start, "gen") } do { CASE($end, "gen") }.
log_penalty_paid = { $name } płaci { CASE($goods, "acc") } za obecnych w Strefie { $place }.
log_paid = { $name } płaci { CASE($goods, "acc") } { $where }.
log_gained = { $name } zyskuje { CASE($goods, "acc") } { $where }.
log_gained_less = { $name } zyskuje { CASE($goods, "acc") } { $where } (przepada { $lost }, tor jest pełny).
log_scored = { $name } zdobywa { $points } PZ { $where }.
log_scored_less = { $name } traci { $points } PZ { $where }.
log_scored_nothing = { $name } nie ma PZ do stracenia { $where }.
log_specialist_added = { $name } wkłada { CASE($token, "acc") } do Woreczka.
log_retired = { $name } wycofuje { CASE($token, "acc") } { $pile }.
log_built = { $name } oczyszcza { CASE($room, "acc", noun: "pomieszczenie") }. Pod Rumowiskiem: { $rubble }.
log_rescued = { $token ->
    [0] { $name } ratuje { CASE($card, "acc", noun: "kartę") }; nie ma już żetonu tego rodzaju.
   *[other] { $name } ratuje { CASE($card, "acc", noun: "kartę") } i wkłada do Woreczka odpowiedni żeton.
}
log_planned = { $name } planuje Misję „{ $mission }”.
log_completed = { $name } kończy Misję „{ $mission }”.
log_filed = Misja „{ $mission }” trafia do { CASE($column, "gen") } kolumny ({ $name }).
log_row_bonus = { $free ->
    [0] { $name } ma Misję w każdej kolumnie, ale Rząd Ocalałych jest pusty.
   *[other] { $name } ma Misję w każdej kolumnie: Darmowy Ratunek.
}
log_declined_retire = { $name } rezygnuje z wycofania.
log_declined_plan = { $name } rezygnuje z planowania.
log_declined_rescue = { $name } rezygnuje z ratunku.
log_declined_build = { $name } rezygnuje z budowy.
log_declined_draw = { $name } rezygnuje z dobierania.
log_declined_advance = { $name } rezygnuje z awansu.
log_declined_specialist = { $name } nie dodaje Specjalisty.
log_declined_event = { $name } rezygnuje z reszty Wydarzenia.
log_declined_payment = { $name } płaci bez pomocy kart.

## Mutants and Encounters

log_mutants_moved = Karta Mutanta: { $district }. Do każdej Strefy tej Dzielnicy trafia żeton.
log_mutants_stay = Karta Mutanta: { $card }.
log_mutants_reshuffled = Karty Mutanta zostają przetasowane.
log_encounters_drawn = Z Czarnego Woreczka: { $tokens }.
log_encounter_put_mutant = Do Strefy { $zone } wchodzi Mutant.
log_encounter_put_beast = Do Strefy { $zone } wchodzi Bestia.
log_encounter_put_stalker = W Strefie { $zone } osiada Włóczęga.
log_black_bag_refilled = { $count ->
    [one] Czarny Woreczek jest pusty: wraca do niego { $count } odrzucony żeton.
    [few] Czarny Woreczek jest pusty: wracają do niego { $count } odrzucone żetony.
    [many] Czarny Woreczek jest pusty: wraca do niego { $count } odrzuconych żetonów.
   *[other] Czarny Woreczek jest pusty: wraca do niego { $count } odrzuconego żetonu.
}
log_beast_beaten = { $name } pokonuje Bestię w Strefie { $zone }.
log_mutant_action = { $action }: { $text }.
log_mutants_scored = Mutanci zyskują { $points } PZ.
log_mutants_scored_mission = Mutanci zyskują { $points } PZ za Misję „{ $mission }”.
log_mutants_scored_beast = Mutanci zyskują { $points } PZ za Bestie pozostałe na mapie.
log_mutants_scored_nothing = Mutanci nie zyskują PZ.
log_mutants_completed = Mutanci kończą Misję „{ $mission }”.
log_board_flipped = { $side ->
    [a] Plansza Akcji Mutanta zostaje odwrócona na stronę A.
   *[b] Plansza Akcji Mutanta zostaje odwrócona na stronę B.
}
log_row_discarded = Mutanci przepędzają { CASE($card, "acc", noun: "kartę") } z Rzędu Ocalałych.
log_rubble_flipped = { $name } odkrywa Rumowisko: { $rubble }. Na zawsze zamknięte: { $room }.

## Upkeep

log_recalled = Wszystkie żetony idą do Obszarów Odpoczynku, a wszystkie karty są znów gotowe.
log_level_kept = { $name } zostaje na tym Poziomie.
log_level_raised = { $name } podnosi Kryjówkę do Poziomu { $level }.
log_row_renewed = { $count ->
    [one] Rząd Ocalałych opuszcza { $cards }.
    [few] Rząd Ocalałych opuszczają { $cards }.
    [many] Rząd Ocalałych opuszczają { $cards }.
   *[other] Rząd Ocalałych opuszczają { $cards }.
}
log_row_kept = Nikt nie opuszcza Rzędu Ocalałych.
log_missions_refilled = { $count ->
    [one] Nowa Misja: { $missions }.
    [few] Nowe Misje: { $missions }.
    [many] Nowe Misje: { $missions }.
   *[other] Nowe Misje: { $missions }.
}
log_missions_many = Nowe Misje: { $count }.

## The end

log_final_score = { $name } kończy grę z wynikiem { $points } PZ.
log_mutants_won = Wygrywają Mutanci.
log_mutants_final_score = Mutanci kończą grę z wynikiem { $points } PZ.
log_won = Wygrywa { $name }.
