# What the command line says of this game alone.

## Help

cli_option_mode = Only games of 2, 3 or 4 seats, or those alone against the Mutants of a village, town or stronghold.
cli_option_start = draft (Salvage draft) or beginner.
cli_option_solo = Alone against the Mutants of a village, town or stronghold, from easy to hard.
cli_option_encounters = With Beasts and Stalkers among the Mutants: the Encounters expansion.
cli_option_bonus_events = With the harsher Bonus Events among the Events; not in a solo game.

## Playing

cli_plain_lost = The Mutants win.
