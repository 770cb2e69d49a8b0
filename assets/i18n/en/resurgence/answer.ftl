# What may be answered.

## What may be answered

answer_place = { $token } to { $place }
answer_place_room = { $token } to { $place }
answer_rest = Rest { $token }
answer_effect = Use { $place }
answer_effect_room = Use { $place }
answer_event = Use the Event { $event }
answer_stalker_plan = Plan a Mission with the Stalker
answer_stalker_trade = Trade with the Stalker
answer_complete = Complete { $mission }
answer_complete_too = Also complete { $mission }
answer_card = Use { $card }
answer_switch = Move { $token } from { $start } to { $end }
answer_done = End the turn
answer_pay = Pay { $goods }
answer_gain = Gain { $goods }
answer_trade = { $give } for { $take }
answer_lose = Lose { $goods }
answer_fewer = { $count ->
    [one] Draw 1 token fewer this round
   *[other] Draw { $count } tokens fewer this round
}
answer_put = { $one } to { $first }, { $two } to { $second }
answer_discard = Discard { $card }
answer_mutants = The Mutants gain { $count } VP
answer_exhaust = Exhaust { $cards }
answer_flip = Reveal the Rubble of the { $room }
answer_assign = { $token } to { $area }
answer_add = Add { $token }
answer_retire = Retire { $token } { $pile }
answer_draw = Draw a token
answer_advance = Advance on the { $area } track
answer_build = Clear the { $room }
answer_raise = Rise to level { $level }
answer_stay = Stay at level { $level }
answer_another_good = any other good
    .short = +1any
answer_next_res = { $count ->
   *[one] Gain any Resource
    [other] Gain any { $count } Resources
}
answer_next_sup = { $count ->
   *[one] Gain Ammo or Meds
    [other] Gain { $count } Ammo or Meds
}
answer_next_retire = Retire a Survivor
answer_next_plan = Plan a Mission
answer_next_draw = Draw a token
answer_next_spec_builder = Add a Builder
answer_next_spec_scholar = Add a Scholar
answer_next_spec_ranger = Add a Ranger
answer_next_spec_any = Add a Specialist
answer_next_lead_metro = Advance on the Metro track
answer_next_lead_harbor = Advance on the Harbor track
answer_next_lead_compound = Advance on the Compound track
answer_next_lead_any = Advance on any track
answer_next_rescue = Rescue a Survivor
answer_next_build = Clear a room
answer_next_complete = Complete a Mission
answer_leave = Skip it
answer_leave_SAL-11 = Add nobody
answer_leave_GEN-09 = Add nobody
answer_leave_EVT-05 = Skip the Event
answer_leave_UPK-B1 = Skip the Event
answer_leave_AMB-144 = Exchange nothing
answer_leave_LEAD-12 = Do not advance
answer_leave_MIS-03 = Plan nothing
answer_leave_RET-01 = Retire nobody
answer_leave_DRAW-05 = Do not draw
answer_leave_BUILD-01 = Clear nothing
answer_leave_SURV-23 = Rescue nobody
answer_leave_MIS-18 = Rescue nobody
answer_leave_SOLO-B-ARB = Use no card
answer_line_note = { $line } ({ $note })
answer_note_from = from { $area }
answer_note_with = with { $cards }
answer_note_leaves = leaves { $goods }
    .aloud = leaves { $whole }
answer_note_mutants_then = then they have { $count } VP
    .short = { $count }VP then
answer_note_forgo = forgo { $gain }
answer_note_stalker = Stalker: plan or trade
    .short = ST
answer_note_advanced = Advanced
answer_note_leadership = Leadership { $count }
answer_note_in_supply = { $count } in your supply
answer_note_there = { $count } there
answer_note_in_bag = { $count } in the bag
answer_note_refilled = your Rest Area ({ $count }) goes into the bag first
answer_note_space = space { $space }
answer_note_income = { $gain } in each Upkeep
