# What is chosen before a game: names of the options and their values, and what they mean.

option_map = Map
option_map_laid = Laid by the players
    .text = Players lay the tiles by turns, three at a time.
option_map_dealt = Dealt
    .text = The map is laid by chance: the quickest way into a game.
option_bases = Bases
option_bases_chosen = Chosen by the players
    .text = Each player chooses a hex for the Basecamp.
option_bases_dealt = Dealt
    .text = Each Basecamp gets one of the best hexes there are.
option_simpler = Simpler game
option_simpler_on = Simpler game
    .text = Every resource but Nuclear pays for every action.
option_simpler_off = usual payments
    .text = Each action says which resources pay for it.
option_simpler_either = Simpler or not
option_simpler_with = simpler games
option_simpler_without = usual games
