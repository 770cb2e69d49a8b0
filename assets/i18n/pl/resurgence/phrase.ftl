# Parts of sentences: tokens, where something happens, what gives it, what it is paid for.

## Tokens within a sentence

phrase_a_hero = Bohater
    .gen = Bohatera
    .acc = Bohatera
phrase_a_laborer = Robotnik
    .gen = Robotnika
    .acc = Robotnika
phrase_a_ranger = Łowca
    .gen = Łowcy
    .acc = Łowcę
phrase_a_scholar = Naukowiec
    .gen = Naukowca
    .acc = Naukowca
phrase_a_builder = Budowniczy
    .gen = Budowniczego
    .acc = Budowniczego
phrase_a_mutant = { $count ->
   *[one] Mutant
    [few] { $count } Mutantów
    [many] { $count } Mutantów
    [other] { $count } Mutanta
}
    .acc = { $count ->
       *[one] Mutanta
        [few] { $count } Mutantów
        [many] { $count } Mutantów
        [other] { $count } Mutanta
    }
phrase_a_beast = { $count ->
   *[one] Bestia
    [few] { $count } Bestie
    [many] { $count } Bestii
    [other] { $count } Bestii
}
    .acc = { $count ->
       *[one] Bestię
        [few] { $count } Bestie
        [many] { $count } Bestii
        [other] { $count } Bestii
    }
phrase_a_stalker = { $count ->
   *[one] Włóczęga
    [few] { $count } Włóczęgów
    [many] { $count } Włóczęgów
    [other] { $count } Włóczęgi
}
    .acc = { $count ->
       *[one] Włóczęgę
        [few] { $count } Włóczęgów
        [many] { $count } Włóczęgów
        [other] { $count } Włóczęgi
    }

## Where it happens, what gives it, what it is paid for, what takes it

phrase_at_zone = w Strefie { $place }
phrase_at_room = w { CASE($place, "loc", noun: "pomieszczeniu") }
phrase_gain_card = z karty { CASE($place, "gen") }
phrase_gain_mission = za Misję „{ $place }”
phrase_gain_event = z Wydarzenia „{ $place }”
phrase_gain_track = z { CASE($place, "gen") }
phrase_gain_rubble = spod Rumowiska
phrase_gain_column = za { CASE($place, "acc") } kolumnę
phrase_gain_salvage = z karty Łupu „{ $place }”
phrase_gain_kit = na początek
phrase_gain_rest = za odpoczynek
phrase_gain_token_beast = za Bestię
phrase_gain_token_stalker = od Włóczęgi
phrase_pay_card = za kartę { CASE($place, "gen") }
phrase_pay_mission = za Misję „{ $place }”
phrase_pay_event = za Wydarzenie „{ $place }”
phrase_pay_level = za { $place }
phrase_pay_action = Mutantom
phrase_pay_token_stalker = Włóczędze
phrase_lose_event = przez Wydarzenie „{ $place }”
phrase_pile_bag = z Woreczka
phrase_pile_rest = z Obszaru Odpoczynku

## Leadership

phrase_total_of = { $name } ma { $total }
