# The table as lines of text, made to be read aloud.

table_text_round = { $round }: { $step }.
table_text_step = { $step }.
table_text_first = First Player: { $name }.
table_text_turn = Turn: { $name }.
table_text_event = Event: { $event }: { $text }. Events to come: { $left }.
table_text_directive = Directive: { $name }: { $text }.
table_text_mutants = Mutant cards: { $cards }.
table_text_mutants_vp = { $level }: { $vp } VP.
table_text_solo_village = Mutant Village
table_text_solo_town = Mutant Town
table_text_solo_stronghold = Mutant Stronghold
table_text_leader = Leadership card of the Mutants: { $card }. By your total:
table_text_action_side = Mutant Action board, side { $side }:
table_text_black_bag = Encounters bag: { $tokens }.
table_text_encounter_discard = Encounters tokens discarded: { $tokens }.
table_text_encounter_drawn = Encounters tokens drawn: { $tokens }.
table_text_heroes = Heroes to choose from:
table_text_starters = Starter Missions to choose from:
table_text_city = City:
table_text_event_here = The Event token lies in { $district }.
table_text_zone = { $zone } ({ $area }, { $tokens }): { $text }.
table_text_any_token = any token
table_text_stands = { $name }: { $token }
table_text_occupied = { $zone } There: { $there }.
table_text_join = { $zone } To join costs { $price }.
table_text_row = Survivor Row, { $left } more in the deck:
table_text_price = { $count } Food: { $card }
table_text_empty = empty
table_text_basic = Basic Missions, { $left } more in the deck:
table_text_advanced = Advanced Missions, from level 3, { $left } more in the deck:
table_text_tracks = Leadership tracks:
table_text_on_space = { $name } on { $space }
table_text_unknown_card = hidden
table_text_card = { $card } ({ $kind }): { $text }
table_text_seat = { $name }: { $vp } VP, level { $level }{ $first }.
table_text_is_first = , First Player
table_text_goods = Goods: { $goods }.
table_text_next_level = For level { $level }: { $text }.
table_text_bag = Bag: { $tokens }.
table_text_drawn = Drawn: { $tokens }.
table_text_assigned = Assigned: { $tokens }.
table_text_rest = Rest Area: { $tokens }.
table_text_supply = Supply: { $tokens }.
table_text_retired = Retired: { $tokens }.
table_text_hidden_tokens = { $count ->
    [one] 1 token, hidden
   *[other] { $count } tokens, hidden
}
table_text_none = none
table_text_rooms = Rooms:
table_text_room = { $room } ({ $tokens }): { $text }.
table_text_in_room = { " " }Here: { $token }.
table_text_buried = { $room } (level { $level })
table_text_rubble = Under Rubble: { $rooms }.
table_text_open_rubble = { $room } ({ $rubble })
table_text_closed = Closed for good, Rubble face up: { $rooms }.
table_text_cards = Survivor cards:
table_text_spent = , exhausted
table_text_planned = Planned Missions:
table_text_column = { $column }, completed: { $missions }. Each Upkeep: { $text }.
table_text_hand = Cards to draft from: { $cards }.
table_text_picks = Drafted: { $cards }.
table_text_hidden_cards = { $count ->
    [one] 1 card, hidden
   *[other] { $count } cards, hidden
}
table_text_scores = Final score:
table_text_score = { $name } { $count } VP: { $lines }
table_text_score_track = { $count } scored before
table_text_score_level = { $count } level
table_text_score_ammo = { $count } Ammo
table_text_score_meds = { $count } Meds
table_text_score_resources = { $count } Resources
table_text_score_lead_metro = { $count } Metro track
table_text_score_lead_harbor = { $count } Harbor track
table_text_score_lead_compound = { $count } Compound track
table_text_score_directive_a = { $count } Directive A
table_text_score_directive_b = { $count } Directive B
table_text_score_mission_end = { $count } from Missions at the end
