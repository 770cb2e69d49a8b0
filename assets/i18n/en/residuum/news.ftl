news_moved = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
news_networked = { $count ->
    [one] { $count } move along the network
   *[other] { $count } moves along the network
}
news_recruited = { $count ->
    [one] { $count } new Outrider
   *[other] { $count } new Outriders
}
news_roused = { $count ->
    [one] { $count } Outrider back in action
   *[other] { $count } Outriders back in action
}
news_outpost_constructed = { $count ->
    [one] { $count } new Outpost
   *[other] { $count } new Outposts
}
news_outpost_activated = { $count ->
    [one] { $count } Outpost set up
   *[other] { $count } Outposts set up
}
news_outpost_torn_down = { $count ->
    [one] { $count } Outpost folded
   *[other] { $count } Outposts folded
}
news_taken_over = { $count ->
    [one] { $count } Outpost taken over
   *[other] { $count } Outposts taken over
}
news_barricade_constructed = { $count ->
    [one] { $count } new Barricade
   *[other] { $count } new Barricades
}
news_barricade_activated = { $count ->
    [one] { $count } Barricade set up
   *[other] { $count } Barricades set up
}
news_barricade_destroyed = { $count ->
    [one] { $count } Barricade destroyed
   *[other] { $count } Barricades destroyed
}
news_out_of_action = { $count ->
    [one] pieces out of action: { $count }
   *[other] pieces out of action: { $count }
}
news_lost = { $count ->
    [one] pieces lost: { $count }
   *[other] pieces lost: { $count }
}
news_terrain = { $count ->
    [one] { $count } hex changed
   *[other] { $count } hexes changed
}
news_won = { $count ->
    [one] { $count } conflict won
   *[other] { $count } conflicts won
}
news_draw = { $count ->
    [one] { $count } conflict drawn
   *[other] { $count } conflicts drawn
}
news_deal = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
news_armed = { $count ->
    [one] nukes armed: { $count }
   *[other] nukes armed: { $count }
}
news_blast = { $count ->
    [one] nukes blown up: { $count }
   *[other] nukes blown up: { $count }
}
news_basecamp_torn_down = Basecamp folded
news_basecamp_activated = Basecamp set up
news_town = the town
news_drawn = a discovery drawn
news_completed = { $card } completed
news_used = { $card } used
news_favour = { $card } played
news_power = power of { $card }
news_help_log = the whole log: search, turns, rules
news_round_tab = Turn
news_key_rounds = turns
