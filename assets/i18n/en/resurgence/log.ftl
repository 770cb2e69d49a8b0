# What has happened: one sentence for each fact that the rules tell.
#
# $name is the name a player wrote. Tokens come as `a Laborer` or `the Hero`, goods as `2 Food and 1 Fuel`,
# $where as one of the phrases below.

## Setup

log_first_player = { $name } is the First Player.
log_hero_taken = { $name } takes the Hero { $card }.
log_starter_taken = { $name } takes the Starter Mission { $card }.
log_kept = { $name } keeps { $card }.
log_salvage_revealed = { $name } kept { $cards }.

## Rounds, Events

log_round_started = Round { $round } begins.
log_event_revealed = { $name } becomes First Player and reveals the Event { $event }.
log_draws_fewer = { $count ->
    [one] { $name } draws 1 token fewer this round.
   *[other] { $name } draws { $count } tokens fewer this round.
}
log_lost = { $name } loses { $goods } { $where }.

## Draw and Assign

log_drew = { $count ->
    [0] { $name } has no token to draw.
    [one] { $name } draws 1 token.
   *[other] { $name } draws { $count } tokens.
}
log_drew_tokens = { $name } drew { $tokens }.
log_drew_openly = { $name } draws { $token }.
log_refilled = { $count ->
    [one] The bag of { $name } is empty: 1 token comes back from the Rest Area.
   *[other] The bag of { $name } is empty: { $count } tokens come back from the Rest Area.
}
log_assigned = { $name } assigns { $token } to { $area }.

## Leadership

log_assignment_revealed = { $name } reveals { $areas }.
log_assignment_empty = { $name } assigned nothing.
log_leadership = Leadership in { $area }: { $totals }.
log_advanced = { $name } advances to space { $space } of the { $track } track.
log_leader_revealed = The Mutants' Leadership card this round: { $card }.
log_leadership_alone = { $band ->
    [0] Leadership in { $area }: { $name } has { $total }, so only the Mutants advance.
    [1] Leadership in { $area }: { $name } has { $total }, so { $name } and the Mutants advance.
    [2] Leadership in { $area }: { $name } has { $total }, so { $name } advances 1 space.
   *[3] Leadership in { $area }: { $name } has { $total }, so { $name } advances 2 spaces.
}
log_mutants_advanced = The Mutants advance to space { $space } of the { $track } track.

## Worker Actions

log_passed = { $name } has no tokens left and passes.
log_placed = { $name } places { $token } { $place }.
log_rested = { $name } rests { $token }.
log_card_exhausted = { $name } exhausts the { $card }.
log_card_used = { $name } uses the { $card }.
log_switched = { $name } moves { $token } from { $start } to { $end }.
log_penalty_paid = { $name } pays { $goods } for those already in { $place }.
log_paid = { $name } pays { $goods } { $where }.
log_gained = { $name } gains { $goods } { $where }.
log_gained_less = { $name } gains { $goods } { $where } ({ $lost } lost, the track is full).
log_scored = { $name } scores { $points } VP { $where }.
log_scored_less = { $name } loses { $points } VP { $where }.
log_scored_nothing = { $name } has no VP to lose { $where }.
log_specialist_added = { $name } puts { $token } into the bag.
log_retired = { $name } retires { $token } { $pile }.
log_built = { $name } clears the { $room }. Under the Rubble: { $rubble }.
log_rescued = { $token ->
    [0] { $name } rescues the { $card }; no token of that type is left.
   *[other] { $name } rescues the { $card } and puts its token into the bag.
}
log_planned = { $name } plans { $mission }.
log_completed = { $name } completes { $mission }.
log_filed = { $mission } goes to the { $column } column of { $name }.
log_row_bonus = { $free ->
    [0] { $name } has a Mission in each column, but the Survivor Row is empty.
   *[other] { $name } has a Mission in each column: a Free Rescue.
}
log_declined_retire = { $name } skips retiring.
log_declined_plan = { $name } skips planning.
log_declined_rescue = { $name } skips rescuing.
log_declined_build = { $name } skips building.
log_declined_draw = { $name } skips drawing.
log_declined_advance = { $name } skips advancing.
log_declined_specialist = { $name } adds no Specialist.
log_declined_event = { $name } skips the rest of the Event.
log_declined_payment = { $name } uses no card to pay.

## Mutants and Encounters

log_mutants_moved = Mutant card: { $district }. A token comes into each of its Zones.
log_mutants_stay = Mutant card: { $card }.
log_mutants_reshuffled = The Mutant cards are reshuffled.
log_encounters_drawn = From the Encounters bag: { $tokens }.
log_encounter_put_mutant = A Mutant moves into { $zone }.
log_encounter_put_beast = A Beast moves into { $zone }.
log_encounter_put_stalker = A Stalker settles in { $zone }.
log_black_bag_refilled = { $count ->
    [one] The Encounters bag is empty: 1 discarded token goes back into it.
   *[other] The Encounters bag is empty: { $count } discarded tokens go back into it.
}
log_beast_beaten = { $name } defeats the Beast in { $zone }.
log_mutant_action = { $action }: { $text }.
log_mutants_scored = The Mutants gain { $points } VP.
log_mutants_scored_mission = The Mutants gain { $points } VP for { $mission }.
log_mutants_scored_beast = The Mutants gain { $points } VP for Beasts still on the map.
log_mutants_scored_nothing = The Mutants gain no VP.
log_mutants_completed = The Mutants complete { $mission }.
log_board_flipped = { $side ->
    [a] The Mutant Action board is turned over to side A.
   *[b] The Mutant Action board is turned over to side B.
}
log_row_discarded = The Mutants drive the { $card } out of the Survivor Row.
log_rubble_flipped = { $name } reveals { $rubble } on the { $room }, which stays closed for good.

## Upkeep

log_recalled = All tokens go to the Rest Areas, and all cards are ready again.
log_level_kept = { $name } stays at this level.
log_level_raised = { $name } raises the Compound to level { $level }.
log_row_renewed = { $count ->
    [one] { $cards } leaves the Survivor Row.
   *[other] { $cards } leave the Survivor Row.
}
log_row_kept = Nobody leaves the Survivor Row.
log_missions_refilled = { $count ->
    [one] New Mission: { $missions }.
   *[other] New Missions: { $missions }.
}
log_missions_many = { $count } new Missions.

## The end

log_final_score = { $name } ends with { $points } VP.
log_mutants_won = The Mutants win.
log_mutants_final_score = The Mutants end with { $points } VP.
log_won = { $name } wins.
