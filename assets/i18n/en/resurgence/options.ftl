# What is asked and what may be answered, what costs and rewards look like, and the headings of a round.

## Costs, rewards, effects

amount_short = { $count }{ $what }
step_short = { $count }x{ $what }
short_end_rooms2 = 1vp/2 rooms
short_end_survivors2 = 1vp/2 Survivors
short_end_missions2 = 1vp/2 Missions
goods_none = nothing
plus = +{ $amount }
pays_for = { $cost } > { $gain }
    .aloud = { $cost } for { $gain }
pay = pay { $cost }
lose = lose { $what }
draw_fewer = { $count ->
    [one] draw 1 token fewer
   *[other] draw { $count } tokens fewer
}
penalty = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
penalty_short = { $count }any
others_there = { $count ->
    [one] another player's Survivor
   *[other] { $count } other Survivors
}
no_token = no token left
draws = draw { $count }
vp_end = { $count } VP at the end
vp_end_short = { $count }vp
level_line = hold { $hold }, pay { $text }
switch_any = move a token to any area
switch_any_short = switch any
switch_two = move a token, { $one } - { $two }
switch_two_short = switch { $one }-{ $two }
use_as = { $one } as { $two }
event_nothing = no effect
event_in = in { $place }
event_at_immediate = each player
event_at_upkeep = in Upkeep
event_lose_each = lose { $goods }, 1 VP for each one missing
event_per_card = { $gain } for each Survivor card, up to { $count }
event_exchange = exchange up to { $count } goods
event_penalty = this round { $count } more to pay for each Mutant or Beast
action_mutants = the Mutants gain { $count } VP
    .short = MU +{ $count }VP
action_exhaust = { $count ->
    [one] exhaust 1 ready card
   *[other] exhaust { $count } ready cards
}
    .short = exhaust { $count }
action_mission = the Mutants complete a Mission; then the board is turned over
    .short = MU Mission, flip
action_discard_row = { $count ->
    [one] discard the rightmost Survivor Row card
   *[other] discard the { $count } rightmost Survivor Row cards
}
    .short = Row -{ $count }
action_flip_rubble = turn up a Rubble token; its room stays closed, the Mutants gain its VP
    .short = Rubble for MU
band_totals = { $first }-{ $last }
band_from = { $first }+
band_0 = { $totals } Mutants +1
    .short = { $totals } MU
band_1 = { $totals } both +1
    .short = { $totals } both
band_2 = { $totals } you +1
    .short = { $totals } +1
band_3 = { $totals } you +2
    .short = { $totals } +2
threshold = { $count } for { $vp } VP
threshold_short = { $count }:{ $vp }
directive_product = { $what }, divided by { $count }
count_fuel = Fuel left
    .short = Fuel
count_food = Food left
    .short = Food
count_largest_column = Missions in your longest column
    .short = column
count_completed_missions = completed Missions
    .short = Missions
count_lowest_track = spaces on your lowest track
    .short = low track
count_tracks_total = spaces on all three tracks
    .short = tracks
count_cleared_rooms = cleared rooms
    .short = rooms
count_cards = Survivor cards, with the Hero
    .short = cards
count_ranger_cards = Ranger cards
    .short = R cards
count_scholar_cards = Scholar cards
    .short = S cards
count_builder_cards = Builder cards
    .short = B cards
count_ranger_tokens = Ranger tokens
    .short = Rangers
count_scholar_tokens = Scholar tokens
    .short = Scholars
count_builder_tokens = Builder tokens
    .short = Builders

## Places that are no component

rest = Rest Area
rest_text = Send any token to rest for 1 Food. Nothing else happens on that turn.
salvage_kit = Starting goods
track_space = { $track } track, space { $space }

## Rounds and steps

round_of = Round { $round } of { $rounds }
step_0 = Setup
step_1 = Draw and Assign
step_2 = Leadership
step_3 = Worker Actions
step_4 = Upkeep
step_5 = Final scoring

## What is asked

ask_hidden = { $name } decides in private
ask_SET-19_hero = Take a Hero
ask_SET-19_starter = Take a Starter Mission
ask_SAL-02 = Keep a Salvage card
ask_SOLO-10 = Put one Salvage card away
ask_SAL-11 = Add a Specialist to your bag?
ask_ASG-01 = { $count ->
    [one] Assign { $token } (the last one)
   *[other] Assign { $token } ({ $count } left)
}
ask_EVT-05 = Use the Event { $source }?
ask_UPK-B1 = Use the Event { $source }?
ask_AMB-143 = Meet the Event { $source }
ask_AMB-144 = { $count ->
    [one] Exchange a good?
   *[other] Exchange up to { $count } goods?
}
ask_mutant_action = Meet the { $source }
ask_ENC-04 = { $district }: which Zone gets which token?
ask_ENC-10 = Trade with the Stalker
ask_LEAD-12 = Advance on a track? ({ $source })
ask_LEAD-12_must = Advance on a track ({ $source })
ask_PLACE-01 = Place a Survivor
ask_PLACE-06 = Pay the penalty of { $source } ({ $count })
ask_ACT-01 = Use your turn at { $source }
ask_GEN-03 = { $count ->
    [one] Choose what you gain ({ $source })
   *[other] Choose the { $count } goods you gain ({ $source })
}
ask_GEN-04 = Pay for { $source }
ask_GEN-09 = Add a Specialist to your bag? ({ $source })
ask_GEN-09_must = Add a Specialist to your bag ({ $source })
ask_AMB-56 = Choose what you gain ({ $source })
ask_AMB-128 = Choose which reward comes next ({ $source })
ask_AMB-135 = Assign { $token }, just drawn
ask_RET-01 = Retire a Survivor? ({ $source })
ask_RET-01_must = Retire a Survivor ({ $source })
ask_DRAW-05 = Draw a token? ({ $source })
ask_BUILD-01 = Clear a room? ({ $source })
ask_BUILD-01_must = Clear a room ({ $source })
ask_SURV-20 = Rescue a Survivor ({ $source })
ask_SURV-23 = Rescue a Survivor for free? ({ $source })
ask_SURV-23_must = Rescue a Survivor for free ({ $source })
ask_MIS-03 = Plan a Mission? ({ $source })
ask_MIS-03_must = Plan a Mission ({ $source })
ask_MIS-13 = Pay for { $source }
ask_MIS-16 = Choose a column for { $source }
ask_MIS-18 = Rescue a Survivor for free? (first full row)
ask_ROOM-HEADQUARTERS = Complete a planned Mission
ask_UPK-B = { $count ->
    [one] Choose the income of the { $column } column
   *[other] Choose the income of the { $column } column ({ $count })
}
ask_UPK-C = Raise your Compound to level { $count }?

## Why it is asked

why_gain = In return: { $gain }.
why_SET-19_hero = Your Hero counts as your first Survivor card; each card can be used once a round.
why_SET-19_hero_order = { $last } picks first, { $first } as first player last. Your Hero is your first Survivor card.
why_SET-19_starter = It takes one of your planning slots and can be completed from your first turn on.
why_SAL-02 = The other cards go to the next player; in the end you collect all that you kept.
why_SOLO-10 = You keep the other two and get one more at random; you collect all three.
why_SAL-11 = A Specialist counts 2 for Leadership and may use the spaces of its type.
why_ASG-01 = Its area counts it for Leadership and says where it can go: Zones with that sign, or your rooms.
why_EVT-05 = This Event may be left.
why_UPK-B1 = This Event may be left.
why_event = You may leave it, or use it once: { $text }.
why_AMB-143 = One of these must be carried out in full, and no card helps.
why_AMB-144 = Give one good and take one of another kind; what you took you may give again.
why_mutant_action = You choose freely, but what you pay must be paid in full.
why_demand = The Mutants demand: { $text }.
why_ENC-04 = A Mutant costs any good, a Beast Ammo or Meds but brings 2 VP; a Stalker costs nothing and trades.
why_ENC-04_alone = A Beast costs Ammo or Meds and brings you 2 VP; left until Upkeep, it brings the Mutants 4 VP.
why_ENC-10 = You give one good and gain one of another kind.
why_LEAD-12 = You get the bonus of the space you enter.
why_PLACE-01 = A Zone costs 1 good for every Mutant and every other player's Survivor there; rooms cost nothing.
why_PLACE-01_encounters = 1 good for a Mutant or another player's Survivor, Ammo or Meds for a Beast; rooms cost nothing.
why_PLACE-01_dearer = { $event }: a Mutant costs { $count } goods, another player's Survivor 1; rooms cost nothing.
why_PLACE-01_encounters_dearer = { $event }: a Mutant costs { $count } goods, a Beast Ammo or Meds and { $more } more; a Survivor 1.
why_PLACE-06 = 1 good for every Mutant and every other player's Survivor there, in any mix.
why_penalty = For { $there } you pay { $goods }.
why_ACT-01_stalker = The space, the Stalker, the Event, your cards and one Mission, in any order; what you leave is gone.
why_ACT-01_stalker_alone = The space, the Stalker, your cards and one Mission, in any order; what you leave is gone.
why_ACT-01_alone = The space, your cards and one Mission, in any order; what you leave is gone.
why_ACT-01 = The space, the Event, your cards and one Mission, in any order; what you leave is gone.
why_GEN-03 = What does not fit on a full track is lost.
why_GEN-04 = You pay in full before you get what it buys.
why_GEN-09 = It counts 2 for Leadership and may use the spaces of its type.
why_AMB-56 = You get one of these, and choose anew each time.
why_AMB-128 = They come one after the other, and you may leave what you do not want.
why_AMB-135 = It changes no Leadership total now and can be placed on a later turn of this round.
why_RET-01 = The token leaves the game for good; a smaller bag brings the others up more often.
why_DRAW-05 = It is assigned at once, openly, and can be placed on a later turn of this round.
why_BUILD-01 = Turn over its Rubble for a reward; from your next turn on you can use the room.
why_SURV-20 = The card is ready from your next turn on, and a token of its type goes into your bag.
why_SURV-23 = No Food is paid; the card is yours, and a token of its type goes into your bag.
why_MIS-03 = It takes a free planning slot and can be completed from your next turn on.
why_MIS-13 = You pay in full before you get what it buys.
why_MIS-16 = In every Upkeep a Mission brings what its column shows.
why_MIS-18 = All your columns hold a Mission for the first time, so take any card of the Row without paying.
why_ROOM-HEADQUARTERS = You pay its cost, wherever it asks you to place.
why_UPK-B = Each Mission in the column brings one of these.
why_UPK-C = You must hold enough Ammo and Meds, which you keep, and pay Fuel and Food.
why_level = You hold { $hold }. Pay { $cost } for this: { $gain }.

## What may be answered

opt_place = { $token } to { $place }
opt_rest = Rest { $token }
opt_effect = Use { $place }
opt_event = Use the Event { $event }
opt_stalker_plan = Plan a Mission with the Stalker
opt_stalker_trade = Trade with the Stalker
opt_complete = Complete { $mission }
opt_complete_too = Complete also { $mission }
opt_card = Use { $card }
opt_switch = Move { $token } from { $start } to { $end }
opt_done = End the turn
opt_pay = Pay { $goods }
opt_gain = Gain { $goods }
opt_trade = { $give } for { $take }
opt_lose = Lose { $goods }
opt_fewer = { $count ->
    [one] Draw 1 token fewer this round
   *[other] Draw { $count } tokens fewer this round
}
opt_put = { $one } to { $first }, { $two } to { $second }
opt_discard = Put { $card } away
opt_mutants = The Mutants gain { $count } VP
opt_exhaust = Exhaust { $cards }
opt_flip = Turn up the Rubble of the { $room }
opt_assign = { $token } to { $area }
opt_add = Add { $token }
opt_retire = Retire { $token } { $pile }
opt_draw = Draw a token
opt_advance = Advance on the { $area } track
opt_build = Clear the { $room }
opt_raise = Rise to level { $level }
opt_stay = Stay at level { $level }
another_good = any other good
    .short = +1any
next_res = { $count ->
   *[one] Gain any Resource
    [other] Gain any { $count } Resources
}
next_sup = { $count ->
   *[one] Gain Ammo or Meds
    [other] Gain { $count } Ammo or Meds
}
next_retire = Retire a Survivor
next_plan = Plan a Mission
next_draw = Draw a token
next_spec_builder = Add a Builder
next_spec_scholar = Add a Scholar
next_spec_ranger = Add a Ranger
next_spec_any = Add a Specialist
next_lead_metro = Advance on the Metro track
next_lead_harbor = Advance on the Harbor track
next_lead_compound = Advance on the Compound track
next_lead_any = Advance on any track
next_rescue = Rescue a Survivor
next_build = Clear a room
next_complete = Complete a Mission
leave = Leave it
leave_SAL-11 = Add nobody
leave_GEN-09 = Add nobody
leave_EVT-05 = Leave the Event
leave_UPK-B1 = Leave the Event
leave_AMB-144 = Exchange nothing
leave_LEAD-12 = Do not advance
leave_MIS-03 = Plan nothing
leave_RET-01 = Retire nobody
leave_DRAW-05 = Do not draw
leave_BUILD-01 = Clear nothing
leave_SURV-23 = Rescue nobody
leave_MIS-18 = Rescue nobody
leave_SOLO-B-ARB = Use no card
line_note = { $line } ({ $note })
note_from = from { $area }
note_with = with { $cards }
note_leaves = leaves { $goods }
note_mutants_then = they have { $count } VP then
    .short = { $count }VP then
note_forgo = forgo { $gain }
note_stalker = Stalker: plan or trade
    .short = ST
note_advanced = Advanced
note_leadership = Leadership { $count }
note_in_supply = { $count } in your supply
note_there = { $count } there
note_in_bag = { $count } in the bag
note_refilled = the { $count } of your Rest Area go into the bag first
note_space = space { $space }
note_income = { $gain } in each Upkeep
