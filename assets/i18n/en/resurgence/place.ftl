# What is said of a place that is looked at, and why it cannot be picked.

place-refused-and = { $refused }. { $about }
place-refused-too_dear = you can't pay { $cost }
place-refused-needs_level = needs level { $count }
place-refused-is_clear = it has no Rubble
place-refused-face_up = its Rubble lies face up, so it stays closed
place-refused-planned_now = planned this turn; ready next turn
place-refused-one_a_turn = one Mission a turn; you completed one
place-refused-wrong_place = not at { $where }
place-refused-lacks = you can't pay { $cost }
place-refused-card_used = used this round
place-refused-card_new = gained this turn; ready next turn
place-refused-asleep = not triggered yet ({ $when })
place-refused-no_use = does nothing now
place-refused-when_paying = it helps while you pay
place-refused-when_placing = it helps while you place
place-refused-no_token_there = it has no token to move
place-refused-effect_used = already used this turn
place-refused-token_elsewhere = your token is at { $where }
place-refused-track_full = you are on its last space
place-refused-other_track = this bonus is for another track
place-refused-event_elsewhere = it lies in { $where }
place-refused-event_used = already used this turn

## Placing

place-note-tokens = { $tokens }
place-note-key = { $key }:{ $token }
place-note-pay = pay { $choices }
place-note-gain = gain { $choices }
place-note-from = { $token }[{ $area }]
place-note-wakes = wakes { $things }
place-note-missions = Mission here: { $things }
place-note-event = Event: { $things }

## The line about what is looked at

place-between = { ", " }
place-look = { $place }: { $what }
place-look-pay = pay { $cost } ({ $ways })
place-look-others = { $likely } or { $count } other ways
place-look-with = { $goods } with { $cards }
place-look-lacking = you can't pay for { $missions } yet
place-look-not = { $place }: { $reason }
place-not-own_token = your token is there already
place-not-rubble = under Rubble
place-not-closed = its Rubble lies face up, so it stays closed
place-not-no_token = you have no token in your { $area } area
place-not-needs_type = needs a { $who }
place-not-cannot_pay = you can't pay the penalty of { $count }
place-not-no_supply = a Beast costs Ammo or Meds, and you have too little
