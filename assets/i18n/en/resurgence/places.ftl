# Why a place cannot be picked, once a token stands; placements have their own reasons in table.ftl.

refused-and = { $refused }. { $about }
refused-too_dear = you cannot pay { $cost }
refused-needs_level = needs level { $count }
refused-is_clear = there is no Rubble on it
refused-face_up = its Rubble lies face up, so it stays closed
refused-planned_now = planned this turn, so not before your next one
refused-one_a_turn = one Mission a turn, and you have completed one
refused-wrong_place = not at { $where }
refused-lacks = you cannot pay { $cost }
refused-card_used = used in this round
refused-card_new = gained this turn, so not before your next one
refused-asleep = not awake yet ({ $when })
refused-no_use = nothing of it can happen now
refused-when_paying = it helps while you pay
refused-when_placing = it helps while you place
refused-no_token_there = there is no token that it could move
refused-effect_used = already used this turn
refused-token_elsewhere = your token stands at { $where }
refused-track_full = you are on its last space
refused-other_track = this bonus is for another track
refused-event_elsewhere = it lies in { $where }
refused-event_used = already used this turn
