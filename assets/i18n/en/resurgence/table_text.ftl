# The table as lines of text, made to be read aloud.

## The table as text

table_round = { $round }: { $step }.
table_step = { $step }.
table_first = First Player: { $name }.
table_turn = Turn: { $name }.
table_event = Event: { $event }: { $text }. Events to come: { $left }.
table_directive = Directive: { $name }: { $text }.
table_mutants = Mutant cards: { $cards }.
table_mutants_vp = { $level }: { $vp } VP.
table_solo_village = Mutant Village
table_solo_town = Mutant Town
table_solo_stronghold = Mutant Stronghold
table_leader = Leadership card of the Mutants: { $card }. By your total:
table_action_side = Mutant Action board, side { $side }:
table_black_bag = Encounters bag: { $tokens }.
table_encounter_discard = Encounters tokens discarded: { $tokens }.
table_encounter_drawn = Encounters tokens drawn: { $tokens }.
table_heroes = Heroes to choose from:
table_starters = Starter Missions to choose from:
table_city = City:
table_event_here = The Event token lies in { $district }.
table_zone = { $zone } ({ $area }, { $tokens }): { $text }.
table_any_token = any token
table_stands = { $name }: { $token }
table_occupied = { $zone } There: { $there }.
table_join = { $zone } To join costs { $price }.
table_row = Survivor Row, { $left } more in the deck:
table_price = { $count } Food: { $card }
table_empty = empty
table_basic = Basic Missions, { $left } more in the deck:
table_advanced = Advanced Missions, from level 3 on, { $left } more in the deck:
table_tracks = Leadership tracks:
table_on_space = { $name } { $space }
table_unknown_card = hidden
table_card = { $card } ({ $kind }): { $text }
table_seat = { $name }: { $vp } VP, level { $level }{ $first }.
table_is_first = , First Player
table_goods = Goods: { $goods }.
table_next_level = For level { $level }: { $text }.
table_bag = Bag: { $tokens }.
table_drawn = Drawn: { $tokens }.
table_assigned = Assigned: { $tokens }.
table_rest = Rest Area: { $tokens }.
table_supply = Supply: { $tokens }.
table_retired = Retired: { $tokens }.
table_hidden_tokens = { $count ->
    [one] 1 token, hidden
   *[other] { $count } tokens, hidden
}
table_none = none
table_rooms = Rooms:
table_room = { $room } ({ $tokens }): { $text }.
table_in_room = { " " }Here: { $token }.
table_buried = { $room } (level { $level })
table_rubble = Under Rubble: { $rooms }.
table_open_rubble = { $room } ({ $rubble })
table_closed = Closed for good, their Rubble turned up: { $rooms }.
table_cards = Survivor cards:
table_spent = , exhausted
table_planned = Planned Missions:
table_column = { $column }, completed: { $missions }. Each Upkeep: { $text }.
table_hand = Cards to draft from: { $cards }.
table_picks = Drafted: { $cards }.
table_hidden_cards = { $count ->
    [one] 1 card, hidden
   *[other] { $count } cards, hidden
}
table_scores = Final score:
table_score = { $name } { $count } VP: { $lines }
table_score_track = { $count } scored before
table_score_level = { $count } level
table_score_ammo = { $count } Ammo
table_score_meds = { $count } Meds
table_score_resources = { $count } Resources
table_score_lead_metro = { $count } Metro track
table_score_lead_harbor = { $count } Harbor track
table_score_lead_compound = { $count } Compound track
table_score_directive_a = { $count } Directive A
table_score_directive_b = { $count } Directive B
table_score_mission_end = { $count } Missions at the end
