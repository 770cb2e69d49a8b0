# What is asked.

ask_hidden = { $name } decides in private
ask_tile = Choose the next tile to lay
ask_cell = Lay the { $terrain }: where?
ask_row = Lay the { $terrain }: in which row?
ask_base = Place your Basecamp
ask_draft_keep = Keep a discovery card
ask_draft_bury = Put a discovery card away
ask_swap = Replace a Radiation Zone beside your Basecamp?
ask_rally = Rally: place your Basecamp
ask_yield_basecamp = Choose what your Basecamp makes
ask_yield_outpost = Choose what your Outpost in { $hex } makes
ask_yield_outriders = Choose what your Outriders in { $hex } make
ask_turn = Choose an action
ask_move_from = Move from where?
ask_network_from = Move by network from where?
ask_convoy = Choose who leaves { $hex }
ask_load = Choose what they take along from { $hex }
ask_move_to = { $outriders } from { $hex }: where to?
ask_move_load_to = { $outriders } from { $hex }, carrying { $load }: where to?
ask_purse = { $count ->
    [one] 1 point is due for { $what }: use points of { $resource }?
   *[other] { $count } points are due for { $what }: use points of { $resource }?
}
ask_count = { $count ->
    [one] 1 point is due for { $what }: how many { $resource } do you pay?
   *[other] { $count } points are due for { $what }: how many { $resource } do you pay?
}
ask_pay = { $count ->
    [one] Pay 1 point for { $what }
   *[other] Pay { $count } points for { $what }
}
ask_at_recruit = Recruit an Outrider: where?
ask_at_rouse = Activate an Outrider: where?
ask_at_activate_outpost = Activate an Outpost: where?
ask_at_tear_down_outpost = Tear down an Outpost: where?
ask_at_construct_barricade = Construct a Barricade: where?
ask_at_activate_barricade = Activate a Barricade: from which hex?
ask_at_upgrade = Upgrade transport: from where?
ask_at_recover = Recover the Oil: where?
ask_at_terrain = Lay the new { $terrain }: where?
ask_take_over = Take over an Outpost: which?
ask_edge_activate = Activate a Barricade of { $hex }: on which side?
ask_edge_tear_down = Tear down a Barricade: which?
ask_edge_destroy = Destroy a Barricade: which?
ask_into = Choose the hex in which the Barricade will lie
ask_target_contaminate = Contaminate which Water Source?
ask_target_irradiate = Make a Radiation Zone of which hex?
ask_cost = Pay for { $what }
ask_who_arm = Choose the Outrider that takes the nuke
ask_who_lost = Choose the Outrider that is put out of action
ask_keep = Keep a discovery card
ask_discard = Discard a discovery card
ask_complete = Complete a discovery card
ask_use = Use a completed card
ask_favour = Play a card of the town
ask_choose = Choose what { $card } brings
ask_sell = Sell { $resource }: how many?
ask_buy = Buy { $resource }: how many?
ask_leave_town = Leave the town: where to?
ask_meet = Choose whom you meet
ask_word = Say what you come for
ask_welcome = Welcome your visitor, or resist?
ask_intent = You are welcome: trade or attack?
ask_give = Your offer: how many { $resource } do you give?
ask_want = Your offer: how many { $resource } do you want?
ask_answer = Accept the offer?
ask_answer_last = Accept the other offer?
ask_step_away = Step away: where to?
ask_lay_card = Lay a conflict card
ask_boost = Use a card in the conflict?
ask_chem = Spend Chem on more conflict cards?
ask_lay_another = Lay one more conflict card
ask_nuclear = Spend Nuclear on the conflict?
ask_tech = Spend Tech on the conflict?
ask_plunder = Take all of one resource
ask_take = { $count ->
    [one] Take 1 cube from { $name }
   *[other] Take { $count } cubes from { $name }, one by one
}
ask_drag = Choose where the beaten Basecamp stands
ask_withdraw = Withdraw: where to?
ask_upkeep = Maintain the nuke in { $hex }?
ask_feed = Feed the Outrider in { $hex }?
