# What costs, rewards and effects look like, and places that are no component.

## Costs, rewards, effects

printed_amount_short = { $count }{ $what }
printed_step_short = { $count }x{ $what }
printed_short_end_rooms2 = 1vp/2 rooms
printed_short_end_survivors2 = 1vp/2 Survivors
printed_short_end_missions2 = 1vp/2 Missions
printed_goods_none = nothing
printed_plus = +{ $amount }
printed_pays_for = { $cost } > { $gain }
    .aloud = { $cost } for { $gain }
printed_pay = pay { $cost }
printed_lose = lose { $what }
printed_draw_fewer = { $count ->
    [one] draw 1 token fewer
   *[other] draw { $count } tokens fewer
}
printed_penalty = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
printed_penalty_short = { $count }any
printed_others_there = { $count ->
    [one] another player's Survivor
   *[other] { $count } other Survivors
}
printed_no_token = no token left
printed_draws = draw { $count }
printed_vp_end = { $count } VP at the end
printed_vp_end_short = { $count }vp
printed_level_line = hold { $hold }, pay { $text }
printed_switch_any = move a token to any area
printed_switch_any_short = move a token
printed_switch_two = move a token, { $one } - { $two }
printed_switch_two_short = move a token { $one }-{ $two }
printed_use_as = { $one } as { $two }
printed_event_nothing = no effect
printed_event_in = in { $place }
printed_event_at_immediate = each player
printed_event_at_upkeep = in Upkeep
printed_event_lose_each = lose { $goods }, 1 VP for each one missing
printed_event_per_card = { $gain } for each Survivor card, up to { $count }
printed_event_exchange = exchange up to { $count } goods
printed_event_penalty = this round { $count } more to pay for each Mutant or Beast
printed_action_mutants = the Mutants gain { $count } VP
    .short = MU +{ $count }VP
printed_action_exhaust = { $count ->
    [one] exhaust 1 ready card
   *[other] exhaust { $count } ready cards
}
    .short = exhaust { $count }
printed_action_mission = the Mutants complete a Mission; then the board is turned over
    .short = MU Mission, flip
printed_action_discard_row = { $count ->
    [one] discard the rightmost Survivor Row card
   *[other] discard the { $count } rightmost Survivor Row cards
}
    .short = Row -{ $count }
printed_action_flip_rubble = turn up a Rubble token; its room stays closed, the Mutants gain its VP
    .short = Rubble for MU
printed_band_totals = { $first }-{ $last }
printed_band_from = { $first }+
printed_band_0 = { $totals } Mutants +1
    .short = { $totals } MU
printed_band_1 = { $totals } both +1
    .short = { $totals } both
printed_band_2 = { $totals } you +1
    .short = { $totals } +1
printed_band_3 = { $totals } you +2
    .short = { $totals } +2
printed_threshold = { $count } for { $vp } VP
printed_threshold_short = { $count }:{ $vp }
printed_directive_product = { $what }, divided by { $count }
printed_count_fuel = Fuel left
    .short = Fuel
printed_count_food = Food left
    .short = Food
printed_count_largest_column = Missions in your longest column
    .short = column
printed_count_completed_missions = completed Missions
    .short = Missions
printed_count_lowest_track = spaces on your lowest track
    .short = low track
printed_count_tracks_total = spaces on all three tracks
    .short = tracks
printed_count_cleared_rooms = cleared rooms
    .short = rooms
printed_count_cards = Survivor cards, with the Hero
    .short = cards
printed_count_ranger_cards = Ranger cards
    .short = R cards
printed_count_scholar_cards = Scholar cards
    .short = S cards
printed_count_builder_cards = Builder cards
    .short = B cards
printed_count_ranger_tokens = Ranger tokens
    .short = Rangers
printed_count_scholar_tokens = Scholar tokens
    .short = Scholars
printed_count_builder_tokens = Builder tokens
    .short = Builders

## Places that are no component

printed_rest = Send any token to rest for 1 Food. Nothing else happens on that turn.
printed_track_space = { $track } track, space { $space }
