# What may be answered: the lines of a menu. .long: one or two sentences for whoever looks closer.

## Lines

answer_costs = costs { $cost }
answer_note = { $line } ({ $note })
answer_player = player { $number }

## Places

answer_place = { $hex }, { $terrain }
answer_way = { $hex }, { $terrain }, { $way }
answer_there = { $name }: { $pieces }
answer_lying = out of action { $pieces }
answer_active_and_lying = { $pieces }; out of action { $lying }
answer_armed = { $count ->
    [one] { $pieces }, 1 of them with a nuke
   *[other] { $pieces }, { $count } of them with a nuke
}
answer_armed_one = { $pieces } with a nuke
answer_oil = Oil for transport
answer_touches = { $count ->
    [one] touches 1 hex: { $terrains }
   *[other] touches { $count } hexes: { $terrains }
}
answer_row_north = Row { $count } north of the town
answer_row_south = Row { $count } south of the town
answer_row_town = Row of the town
answer_bonus = X { $count }
answer_bonus_beside = X { $count }: { $terrains }
answer_swap_none = Swap nothing
answer_between = Between { $first } and { $last }
answer_between_of = Between { $first } and { $last }, of { $name }
answer_side = { $way } side, to { $hex }, { $terrain }
answer_meets = starts a meeting with { $names }
answer_no_provisions = Provisions cannot pay
answer_hazard = a hazard
answer_tax = across a Barricade of { $name }
answer_outpost_of = { $hex }, { $terrain }: the Outpost of { $name }
answer_hits = puts out of action { $pieces }
answer_hit = { $pieces } of { $name }
answer_who = { $outrider } in { $hex }
answer_class_fresh = { $count ->
    [one] { $count } Outrider
   *[other] { $count } Outriders
}
answer_class_met = { $count ->
    [one] { $count } Outrider who has been in a meeting
   *[other] { $count } Outriders who have been in a meeting
}
answer_class_armed = { $count ->
    [one] { $count } Outrider with a nuke
   *[other] { $count } Outriders with a nuke
}
answer_class_armedmet = { $count ->
    [one] { $count } Outrider with a nuke who has been in a meeting
   *[other] { $count } Outriders with a nuke who have been in a meeting
}
answer_load = Take { $load }
answer_load_none = Take nothing

## The menu of a turn

answer_from_points = { $count ->
    [one] 1 point or more
   *[other] { $count } points or more
}
answer_onward = Onward { $way } to { $hex }, { $terrain }
answer_onward_town = Onward into the Trade Town
answer_act_move = Move
    .long = Move Outriders to a neighbouring hex; what lies out of action there may come along.
answer_act_network = Move by network
    .long = Move Outriders from one of your locations to another, however far. Only Barricades may come along.
answer_act_recruit = Recruit an Outrider
    .long = An Outrider of your supply appears, active, at one of your locations.
answer_act_rouse = Activate an Outrider
    .long = An Outrider of yours that lies out of action is active again where it lies.
answer_act_construct_outpost = Construct an Outpost
    .long = An Outpost lies out of action at your Basecamp. Carry it to its place and activate it there.
answer_act_activate_outpost = Activate an Outpost
    .long = An Outpost in a hex with an active Outrider of yours becomes a location: it produces and scores.
answer_act_tear_down_outpost = Tear down an Outpost
    .long = An active Outpost is out of action and can be carried elsewhere.
answer_act_take_over = Take over an Outpost
    .long = An Outpost of another player that lies out of action gives way to one of yours, its Barricades too.
answer_act_construct_barricade = Construct a Barricade
    .long = A Barricade lies out of action at one of your locations. Carry it to its place and activate it there.
answer_act_activate_barricade = Activate a Barricade
    .long = A Barricade stands on an edge: others pay to cross it, and it helps you to defend.
answer_act_tear_down_barricade = Tear down a Barricade
    .long = An active Barricade of yours lies out of action in one of its two hexes.
answer_act_destroy_barricade = Destroy a Barricade
    .long = An active Barricade of another player round your Outrider's hex goes back to its owner's supply.
answer_act_tear_down_basecamp = Tear down the Basecamp
    .long = Your Basecamp is out of action: it makes nothing, and can be carried elsewhere.
answer_act_activate_basecamp = Activate the Basecamp
    .long = Your Basecamp is active where it lies.
answer_act_discover = Draw a discovery card
    .long = Look at two discovery cards in private and keep one. Once a turn.
answer_act_complete = Complete a discovery card
    .long = Pay a card of your hand and lay it face up. Once a turn.
answer_act_use = Use a completed card
    .long = Take the action of one of your completed cards. Each works once a turn.
answer_act_contaminate = Contaminate water
    .long = A Water Source beside your Outrider becomes Contaminated Water. All Outriders there are out of action.
answer_act_irradiate = Create a Radiation Zone
    .long = A hex with your Outrider or beside it becomes a Radiation Zone. All Outriders there are out of action.
answer_act_arm = Arm a nuke
    .long = An Outrider at one of your active Outposts takes 1 Nuclear along as a nuke.
answer_act_upgrade = Upgrade transport
    .long = Put Oil of your store on a location: network movement from there is cheap.
answer_act_recover = Recover Oil
    .long = Take the Oil of a location back into your store.
answer_act_power = Use the power of the { $card }
    .long = The power of your character works once in the game.
answer_act_favour = Play a card of the town
    .long = A card of the town that you have kept works once, then it is discarded.
answer_act_end = End the turn
    .long = Outriders on hazards are put out of action, armed nukes are maintained, the purse is emptied.
answer_purse_lost = loses { $points } in the purse
answer_hazard_lost = loses { $outriders } on hazards

## Payments

answer_points_of = { $count ->
    [one] 1 point of { $resource }
   *[other] { $count } points of { $resource }
}
answer_purse_use = Use { $points } from the purse
answer_purse_keep = Keep them for later in this turn
answer_pay = Pay { $goods }
answer_leaves = leaves { $points } in the purse
answer_count = { $goods }
answer_count_none = No { $resource }
answer_cost = Pay { $goods }

## Production

answer_yield_bonus = { $goods }, and { $more } for X
answer_yield_of = { $count ->
    [0] all { $all } make Provisions
   *[other] { $count } of { $all } make { $resource }
}

## Cards

answer_needs = needs { $requirement }
answer_star = has the star
answer_lost = no effect now: { $effects }
answer_choose = Gain { $goods }

## Town and trade

answer_tens = { $first } to { $last }
answer_sell = Sell { $goods }
answer_sell_none = Sell no { $resource }
answer_credit = { $count } credit
answer_buy = Buy { $goods }
answer_buy_none = Buy no { $resource }
answer_give = Give { $goods }
answer_give_none = Give no { $resource }
answer_want = Ask for { $goods }
answer_want_none = Ask for no { $resource }
answer_accept = Accept
answer_get = you get { $goods }
answer_decline = Decline
answer_counter = Answer with an offer of your own

## Meetings and conflicts

answer_word_trade = Say that you come to trade
answer_word_none = Say nothing
answer_welcome = Welcome
    .long = You let them in; then they show whether they trade or attack.
answer_resist = Resist
    .long = There is a conflict, whatever they meant. At a location of yours you get one more conflict card.
answer_resist_card = one more conflict card
answer_intent_trade = Trade
    .long = You may make an offer; then you step away.
answer_intent_attack = Attack
    .long = There is a conflict.
answer_intent_blast = your nuke blows up
answer_lay_card = Lay a { $value }
answer_of_hand = { $count } in hand
answer_boost_none = Use no card
answer_boost_nothing = Spend none
answer_chem = { $count ->
    [one] Spend { $goods }: 1 more card
   *[other] Spend { $goods }: { $count } more cards
}
answer_plus = Spend { $goods }: +{ $count }
answer_carried = Spend the nuke of the convoy: +{ $count }
answer_all_of = All { $goods }
answer_one_of = { $goods }
answer_they_hold = of { $count }

## The end of a turn

answer_upkeep_pay = Maintain the nuke
answer_upkeep_blast = Let it blow up
answer_feed = Feed { $goods }
answer_feed_none = Feed nothing
answer_out = the Outrider is put out of action
