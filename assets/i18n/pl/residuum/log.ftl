# Co się stało: po jednym zdaniu na każdy fakt, o którym mówią zasady.
#
# $name to imię wpisane przez gracza; nigdy się nie odmienia. $hex i $place to heksy, $goods, $outriders i podobne są
# policzone.

## Przygotowanie

log_character = { $name }: postać { $card }.
log_lead = { $name } zaczyna przygotowanie gry.
log_tiles_drawn = { $name } dobiera trzy kafle: { $tiles }.
log_tile_laid = { $name } kładzie { CASE($terrain, "acc") } na heksie { $hex }.
log_hole_filled = Heks startowy wypełnia dziurę { $hex }: { $terrain }.
log_basecamp_placed = { $relaxed ->
    [0] { $name } stawia Bazę na heksie { $hex }.
    [1] { $name } stawia Bazę na heksie { $hex }; żaden inny nie ma najwyżej dwóch bogatych sąsiadów.
    [2] { $name } stawia Bazę na heksie { $hex }; żaden inny nie leży w pełnej odległości od pozostałych Baz.
   *[other] { $name } stawia Bazę na heksie { $hex }; żaden inny nie spełnia więcej zasad.
}
log_card_kept = { $name } zatrzymuje kartę odkrycia.
log_card_kept_own = Widzi to tylko { $name }: { $card }.
log_card_buried = { $name } odkłada zakrytą kartę „{ $card }”.
log_card_returned = { $name } odkłada kartę „{ $card }” z powrotem na wierzch talii.
log_tile_swapped = { $name } zamienia { CASE($old, "acc") } na heksie { $hex } na { CASE($new, "acc") }.
log_swap_declined = { $name } nie zamienia kafla.
log_first = { $name } ma pierwszą turę.

## Tury

log_turn = { $name } zaczyna turę { $turn }, { CASE($season, "ins") }.
log_rallied = { $name } ma zbiórkę: Baza jest aktywna na heksie { $hex }.
log_made_basecamp = { $name } wytwarza { CASE($goods, "acc") } w Bazie.
log_made_bonus = { $name } zyskuje { CASE($goods, "acc") } z bogatych heksów obok Bazy.
log_made_outpost = { $name } wytwarza { CASE($goods, "acc") } w Posterunku na heksie { $hex }.
log_made_outrider = { $name } wytwarza { CASE($goods, "acc") }: Zwiadowcy na heksie { $hex }.
log_gained = { $name } zyskuje { CASE($goods, "acc") } ({ $card }).
log_gain_cut = { $name } nie ma miejsca na { CASE($goods, "acc") }.
log_paid = { $name } płaci { CASE($goods, "acc") } za { $what }.
log_paid_card = { $name } płaci { CASE($goods, "acc") } za kartę „{ $card }”.
log_purse_left = { $count ->
    [one] { $name } zatrzymuje w sakiewce { $count } punkt { CASE($resource, "gen") }.
    [few] { $name } zatrzymuje w sakiewce { $count } punkty { CASE($resource, "gen") }.
    [many] { $name } zatrzymuje w sakiewce { $count } punktów { CASE($resource, "gen") }.
   *[other] { $name } zatrzymuje w sakiewce { $count } punktu { CASE($resource, "gen") }.
}
log_purse_used = { $count ->
    [one] { $name } płaci z sakiewki { $count } punkt { CASE($resource, "gen") }.
    [few] { $name } płaci z sakiewki { $count } punkty { CASE($resource, "gen") }.
    [many] { $name } płaci z sakiewki { $count } punktów { CASE($resource, "gen") }.
   *[other] { $name } płaci z sakiewki { $count } punktu { CASE($resource, "gen") }.
}
log_purse_lost = { $count ->
    [one] { $name } traci z sakiewki { $count } punkt { CASE($resource, "gen") }.
    [few] { $name } traci z sakiewki { $count } punkty { CASE($resource, "gen") }.
    [many] { $name } traci z sakiewki { $count } punktów { CASE($resource, "gen") }.
   *[other] { $name } traci z sakiewki { $count } punktu { CASE($resource, "gen") }.
}
log_purse_gained = { $count ->
    [one] { $name } dostaje do sakiewki { $count } punkt { CASE($resource, "gen") } ({ $card }).
    [few] { $name } dostaje do sakiewki { $count } punkty { CASE($resource, "gen") } ({ $card }).
    [many] { $name } dostaje do sakiewki { $count } punktów { CASE($resource, "gen") } ({ $card }).
   *[other] { $name } dostaje do sakiewki { $count } punktu { CASE($resource, "gen") } ({ $card }).
}
log_game_ended = Koniec gry. Punkty Zwycięstwa: { $scores }.
log_score = { $name } { $count }

## Ruchy

log_moved = { $name } prowadzi { CASE($outriders, "acc") } z heksu { $hex } na heks { $place }.
log_moved_load = { $name } prowadzi { CASE($outriders, "acc") } i niesie { CASE($load, "acc") } z heksu { $hex } na heks { $place }.
log_moved_town = { $name } wchodzi do Miasta Targowego z heksu { $hex }: { $outriders }.
log_moved_town_load = { $name } wchodzi do Miasta Targowego z heksu { $hex }: { $outriders }, { $load }.
log_networked = { $name } posyła siecią { CASE($outriders, "acc") } z heksu { $hex } na heks { $place }.
log_networked_load = { $name } posyła siecią { CASE($outriders, "acc") } i { CASE($load, "acc") } z heksu { $hex } na heks { $place }.
log_withdrew = { $name } wycofuje się z heksu { $hex } na heks { $place }.
log_stepped_away = { $name } odstępuje z heksu { $hex } na heks { $place }.
log_went_back = { $name } wraca z heksu { $hex } na heks { $place }.

## Zwiadowcy, Posterunki, Barykady, Baza

log_recruited = { $name } werbuje Zwiadowcę na heksie { $hex }.
log_roused = { $name } cuci Zwiadowcę na heksie { $hex }.
log_outpost_constructed = { $name } buduje Posterunek na heksie { $hex }, na razie nieaktywny.
log_outpost_activated = { $name } uruchamia Posterunek na heksie { $hex }.
log_outpost_torn_down = { $name } rozbiera Posterunek na heksie { $hex }.
log_outpost_beaten = { $name } traci Posterunek na heksie { $hex }: leży tam nieaktywny.
log_outpost_taken_over = { $count ->
    [0] { $name } przejmuje Posterunek gracza { $other } na heksie { $hex }.
    [one] { $name } przejmuje Posterunek gracza { $other } na heksie { $hex } i { $count } Barykadę.
    [few] { $name } przejmuje Posterunek gracza { $other } na heksie { $hex } i { $count } Barykady.
    [many] { $name } przejmuje Posterunek gracza { $other } na heksie { $hex } i { $count } Barykad.
   *[other] { $name } przejmuje Posterunek gracza { $other } na heksie { $hex } i { $count } Barykady.
}
log_barricade_constructed = { $name } buduje Barykadę na heksie { $hex }, na razie nieaktywną.
log_barricade_activated = { $name } ustawia Barykadę między heksami { $first } i { $last }.
log_barricade_torn_down = { $name } rozbiera Barykadę między heksami { $first } i { $last }.
log_barricade_destroyed = { $name } niszczy Barykadę gracza { $other } między heksami { $first } i { $last }.
log_basecamp_torn_down = { $name } rozbiera Bazę na heksie { $hex }.
log_basecamp_activated = { $name } ma znów aktywną Bazę na heksie { $hex }.
log_oil_placed = { $name } ulepsza Ropą transport z heksu { $hex }.
log_oil_recovered = { $name } zabiera swoją Ropę z heksu { $hex }.
log_oil_captured = { $name } zdobywa Ropę na heksie { $hex }.

## Miasto

log_town_sold = { $name } sprzedaje { CASE($goods, "acc") }.
log_town_bought = { $name } kupuje { CASE($goods, "acc") }.
log_town_card = { $name } dobiera kartę miasta „{ $card }” i jej używa.
log_town_card_kept = { $name } dobiera kartę miasta „{ $card }” i ją zatrzymuje.
log_town_left = { $name } wychodzi z miasta na heks { $hex }.
log_favour_played = { $name } zagrywa kartę miasta „{ $card }”.

## Karty odkryć i moce

log_discovery_drawn = { $name } dobiera kartę odkrycia.
log_discovery_drawn_own = Widzi to tylko { $name }: { $card }.
log_discovery_discarded = { $name } odrzuca zakrytą kartę odkrycia.
log_discovery_discarded_own = Widzi to tylko { $name }: { $card }.
log_discovery_completed = { $name } kończy kartę „{ $card }”.
log_discovery_used = { $name } używa karty „{ $card }”.
log_discovery_scrapped = { $name } odrzuca kartę „{ $card }”.
log_power_used = { $name } używa mocy: { $card }.
log_effect_lost = { $name } zyskuje mniej: część działania karty „{ $card }” przepada.

## Ziemia i Bomby

log_changed = Na heksie { $hex } jest teraz { $new }, przedtem { $old }.
log_changed_contaminate = { $name } skaża heks { $hex }: jest tam { $new }, przedtem { $old }.
log_changed_irradiate = { $name } napromieniowuje heks { $hex }: jest tam { $new }, przedtem { $old }.
log_changed_blast = Po wybuchu na heksie { $hex } jest { $new }, przedtem { $old }.
log_changed_discovery = { $name } odkrywa { CASE($new, "acc") } na heksie { $hex }, przedtem { $old }.
log_nuke_armed = { $name } uzbraja Zwiadowcę na heksie { $hex } w Bombę.
log_nuke_fed = { $name } utrzymuje Bombę na heksie { $hex }.
log_nuke_disarmed = { $name } odzyskuje 1 Uran z rozbrojonej Bomby na heksie { $hex }.
log_nuke_blown = Na heksie { $hex } wybucha Bomba gracza { $name }.
log_nuke_blown_attack = { $name } atakuje z Bombą: wybucha na heksie { $hex }.
log_nuke_blown_upkeep = { $name } nie utrzymuje Bomby na heksie { $hex }: wybucha.
log_nuke_blown_defeat = { $name } przegrywa na heksie { $hex }: Bomba tam wybucha.

## Straty

log_out_home = { $name } ma straty: { $outriders } z heksu { $hex } leży teraz na heksie { $place } ({ $cause }).
log_out_there = { $name } ma straty: { $outriders } leży na heksie { $hex } ({ $cause }).
log_out_supply = { $name } ma straty: { $outriders } z heksu { $hex } wraca do puli ({ $cause }).
log_lost = { $name } traci { CASE($pieces, "acc") } na heksie { $hex } ({ $cause }): z powrotem w puli.
log_sent_home = Wybuch Bomby odrzuca do Bazy gracza { $name } z heksu { $hex }: { $pieces }.
log_fed = { $name } karmi Zwiadowcę na heksie { $hex }: { $resource }.
log_unfed = { $name } nie karmi Zwiadowcy na heksie { $hex }.

## Spotkania

log_meeting = { $name } spotyka gracza { $other } na heksie { $hex }.
log_word_trade = { $name } mówi do gracza { $other }: na handel.
log_word_none = { $name } nic nie mówi.
log_welcomed = { $name } przyjmuje gracza { $other }.
log_resisted = { $name } stawia opór graczowi { $other }.
log_intent_trade = { $name } przychodzi handlować.
log_intent_attack = { $name } atakuje gracza { $other }.
log_no_offer = { $name } niczego nie oferuje.
log_offer = { $name } oferuje { CASE($give, "acc") } za { CASE($want, "acc") }.
log_offer_gift = { $name } oferuje { CASE($give, "acc") } za nic.
log_offer_wish = { $name } prosi o { CASE($want, "acc") } i nic nie daje.
log_accepted = { $name } przyjmuje ofertę: dostaje { CASE($give, "acc") } za { CASE($want, "acc") }.
log_accepted_gift = { $name } przyjmuje ofertę: dostaje { CASE($give, "acc") }.
log_accepted_wish = { $name } przyjmuje ofertę: daje { CASE($want, "acc") }.
log_declined = { $name } odrzuca ofertę.

## Starcia

log_dealt = { $count ->
    [one] { $name } dostaje { $count } kartę starcia.
    [few] { $name } dostaje { $count } karty starcia.
    [many] { $name } dostaje { $count } kart starcia.
   *[other] { $name } dostaje { $count } karty starcia.
}
log_dealt_own = Te karty widzi tylko { $name }: { $cards }.
log_boosted = { $name } wydaje na starcie { CASE($goods, "acc") }.
log_boosted_carried = { $name } wydaje na starcie Bombę konwoju.
log_boosted_card = { $name } ma w starciu o { $count } więcej ({ $card }).
log_revealed = { $name }: karty { $cards }, wzmocnienia { $boosters }, pionki { $pieces }; razem { $total }.
log_won = { $name } wygrywa starcie z graczem { $other } na heksie { $hex }.
log_drawn = { $name } i { $other } remisują w starciu na heksie { $hex }.
log_plundered = { $name } zabiera { CASE($goods, "acc") } graczowi { $other }.
log_nothing_taken = { $name } nie znajduje niczego do zabrania.
