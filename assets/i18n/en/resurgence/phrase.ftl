# Parts of sentences: tokens, where something happens, what gives it, what it is paid for.

## Tokens within a sentence

phrase_a_hero = the Hero
phrase_a_laborer = a Laborer
phrase_a_ranger = a Ranger
phrase_a_scholar = a Scholar
phrase_a_builder = a Builder
phrase_a_mutant = { $count ->
   *[one] a Mutant
    [other] { $count } Mutants
}
phrase_a_beast = { $count ->
   *[one] a Beast
    [other] { $count } Beasts
}
phrase_a_stalker = { $count ->
   *[one] a Stalker
    [other] { $count } Stalkers
}

## Where it happens, what gives it, what it is paid for, what takes it

phrase_at_zone = in { $place }
phrase_at_room = in the { $place }
phrase_gain_card = from the { $place }
phrase_gain_mission = for { $place }
phrase_gain_event = from the Event { $place }
phrase_gain_track = from { $place }
phrase_gain_rubble = from the Rubble
phrase_gain_column = from the { $place } column
phrase_gain_salvage = from { $place }
phrase_gain_kit = to start with
phrase_gain_rest = for resting
phrase_gain_token_beast = for the Beast
phrase_gain_token_stalker = from the Stalker
phrase_pay_card = for the { $place }
phrase_pay_mission = for { $place }
phrase_pay_event = for the Event { $place }
phrase_pay_level = for { $place }
phrase_pay_action = to the Mutants
phrase_pay_token_stalker = to the Stalker
phrase_lose_event = to the Event { $place }
phrase_pile_bag = from the bag
phrase_pile_rest = from the Rest Area

## Leadership

phrase_total_of = { $name } has { $total }
