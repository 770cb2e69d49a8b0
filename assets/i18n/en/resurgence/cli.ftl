# What the command line says of this game alone.

## Help

cli_example_alone = resurgence new --seats Anna --solo village
    .about = alone, the easiest
cli_option_query = Rule id or words, such as UPK-C or rescue.
cli_option_mode = Only games of 2, 3 or 4 seats, or solo games against the Mutants of a village, town or stronghold.
cli_option_start = draft (Salvage draft) or beginner.
cli_option_solo = Alone against the Mutants of a village, town or stronghold, from easy to hard.
cli_option_encounters = Add Beasts and Stalkers to the Mutants: the Encounters expansion.
cli_option_even_heroes = Weaker Heroes bring goods at the start; not in a solo game.
cli_option_bonus_events = Add the harsher Bonus Events; not in a solo game.

## Playing

cli_plain_lost = The Mutants win.

## Results of many games

cli_result_mean = VP, mean
cli_result_lowest = VP, lowest
cli_result_highest = VP, highest

## The rule reference

cli_rules_hint = Look up a family, a rule, a card, a sign or words: resurgence rules UPK, resurgence rules UPK-C, resurgence rules chef, resurgence rules 2vp, resurgence rules rescue.

## What a report on many games tells seats apart by

cli_breakdown_hero = Hero
cli_breakdown_starter = Starter Mission
cli_breakdown_salvage = Salvage kept
cli_breakdown_directives = Directives of the table
cli_breakdown_survivor = Survivor rescued
cli_breakdown_mission = Mission completed
cli_breakdown_mission_shown = Mission shown
cli_breakdown_planned = Mission planned
cli_breakdown_room = Room cleared
cli_breakdown_specialist = Specialist added
cli_breakdown_space = Place used
