# What the boards say beside the names and texts of the components.

## City

board_city = Moscow
board_any_token = any
board_anybody = anybody
board_pay = pay { $count }
board_event_token = (E)

## A Compound

board_compound_of = { $mark } { $name }: Compound level { $level }
board_level = Level
board_points = { $count } VP
board_end_vp = { $count }vp
board_next_icon = { $count }vp at { $space }
board_next_icon_short = ({ $space })
board_next_level = level { $level }: hold
board_next_level_short = L{ $level }:
board_level_hold = hold
board_level_pay = pay
board_room_level = L{ $level }
board_tokens = Tokens
board_bag = Bag { $count }
board_rest = Rest { $count }
board_rest_area = Rest Area { $count }
board_supply = Supply
board_retired = Retired
board_areas = Areas
board_assigned_hidden = { $count } assigned
board_drawn = Drawn
board_rooms = Rooms
board_planned = Planned
board_free_slots = { $count ->
    [one] free slot
   *[other] { $count } free slots
}
board_lacks = lacks { $goods }
board_columns = Done
board_row_bonus_open = row bonus open
board_row_bonus_taken = row bonus taken
board_cards = Cards
board_more_cards = { $count } more
board_card_used = used
board_card_barred = next turn

## Leadership tracks: bonuses in whole words, and in three letters

board_leadership = Leadership
board_track_supply = Supply
board_track_resource = any Resource
board_track_retire = ret
board_track_plan = pln
board_track_draw = drw

## Open cards

board_row = Survivor Row (deck { $deck }, discards { $discard })
board_price = { $count }Fo
board_price_whole = { $count } Food
board_empty_space = empty space
board_missions = Missions
board_basic = Basic (deck { $deck })
board_advanced = Advanced (deck { $deck })
board_advanced_locked = Advanced (deck { $deck }), from level { $level }
board_event_and_directives = Event and Directives
board_directive = [{ $deck }]
board_mutants = Mutants and decks
board_mutant_supply = Mutants off the map: { $count }
board_deck = { $deck }
board_deck_discards = { $deck }, discards { $discard }
board_deck_survivors = Survivors
board_deck_basic = Basic
board_deck_advanced = Advanced
board_deck_events = Events
board_deck_mutants = Mutants

## Seats

board_bot = bot
board_bot_short = b
board_first = 1st
board_points_short = { $count }VP
board_tokens_left = { $count } left
