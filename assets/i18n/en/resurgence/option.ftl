# What is chosen before a game: names of the options and their values, and why some do not go together.

## Errors

option_solo_needed = One seat plays against the Mutants: add --solo with village, town or stronghold.
option_solo_seats = --solo is for one seat, not for { $count }.
option_bonus_events_excluded = --bonus-events needs two to four seats: solo games have no Events.
option_even_heroes_excluded = --even-heroes needs two to four seats: alone nobody has another Hero.

## Hall of fame

option_encounters_either = Encounters or not
option_encounters_with = with Encounters
option_encounters_without = without Encounters
option_encounters = Encounters

## A new game

option_solo = Level
option_solo_village = Mutant Village
    .short = Village
option_solo_town = Mutant Town
    .short = Town
option_solo_stronghold = Mutant Stronghold
    .short = Stronghold
option_solo_begins = They start with { $count } VP. Beat their final score.
option_encounters_off = no Encounters
option_encounters_on = Encounters
option_bonus_events = Bonus Events
option_bonus_events_off = no Bonus Events
option_bonus_events_on = Bonus Events
option_even_heroes = Even Heroes
option_even_heroes_off = Heroes as printed
option_even_heroes_on = even Heroes
    .text = Even Heroes: weaker ones bring goods.
option_extras_alone = Beasts and a Stalker join the Mutants: danger, points and trades.
option_extras_together = Encounters: Beasts and a Stalker too. Bonus Events: harsher Events.

## New game

option_start = Start
option_start_draft = Salvage draft
    .text = Players pass hands of Salvage cards and keep some of them.
    .alone = You keep 2 of 3 Salvage cards and get 1 more at random.
option_start_beginner = Beginner start
    .text = All start with the same goods: the quickest way into a first game.
    .alone = You start with 1 of each good, and may add a Specialist.
