# What the command line says of this game alone.

cli_option_map = laid (players lay the map) or dealt.
cli_option_bases = chosen (players place their Basecamps) or dealt.
cli_option_simpler = Every resource but Nuclear pays for every action.
cli_option_query = Rule id or words, such as RSD-TOWN-04 or trade.
cli_option_mode = Only games of 2, 3 or 4 seats, or of the simpler game (simpler).
cli_result_mean = VP, mean
cli_result_lowest = VP, lowest
cli_result_highest = VP, highest
cli_rules_hint = Look up a family, a rule, a card or words: resurgence rules --game residuum RSD-TOWN, or RSD-TOWN-04, or trade.
cli_balance_games = { $count ->
    [one] 1 game, { $seeds }, { $rounds } turns and { $decisions } decisions.
   *[other] { $count } games, { $seeds }, { $rounds } turns and { $decisions } decisions a game on average.
}
cli_check_sound = { $file } is sound: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}, turn { $round }.

## What a report on many games tells seats apart by

cli_breakdown_character = Character
cli_breakdown_power = Power used
cli_breakdown_discovery = Discovery completed
cli_breakdown_used = Discovery used
cli_breakdown_town = Card of the town
cli_breakdown_favour = Favour played
cli_breakdown_action = Action paid for
cli_breakdown_produced = Resources produced
cli_breakdown_terrain = Terrain laid
