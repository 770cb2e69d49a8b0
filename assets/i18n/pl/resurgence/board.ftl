# What the boards say beside the names and texts of the components.

## City

board_city = Moskwa
board_any_token = dow
board_anybody = każdy
board_pay = płać { $count }
board_event_token = (W)

## A Compound

board_compound_of = { $mark } { $name }: Poziom Kryjówki { $level }
board_level = Poziom
board_points = { $count } PZ
board_end_vp = { $count }pz
board_next_icon = { $count }pz na { $space }
board_next_icon_short = ({ $space })
board_next_level = Poziom { $level }: miej
board_next_level_short = P{ $level }:
board_level_hold = miej
board_level_pay = daj
board_room_level = P{ $level }
board_tokens = Żetony
board_bag = Woreczek { $count }
board_rest = Odp. { $count }
board_rest_area = Odpoczynek { $count }
board_supply = Pula
board_retired = Wycofane
board_areas = Obszary
board_assigned_hidden = przydzielono { $count }
board_drawn = Dobrane
board_rooms = Pokoje
board_planned = Plany
board_free_slots = { $count ->
    [one] wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
board_lacks = brak { $goods }
board_columns = Gotowe
board_row_bonus_open = premia czeka
board_row_bonus_taken = premia wzięta
board_cards = Karty
board_more_cards = jeszcze { $count }
board_card_used = użyta
board_card_barred = za turę

## Leadership tracks: bonuses in whole words, and in three letters

board_leadership = Przywództwo
board_track_supply = Zasób
board_track_resource = dowolny Surowiec
board_track_retire = wyc
board_track_plan = pln
board_track_draw = dob

## Open cards

board_row = Rząd Ocalałych (talia { $deck }, odrzucone { $discard })
board_price = { $count }Ży
board_price_whole = { $count ->
    [one] { $count } Żywność
    [few] { $count } Żywności
    [many] { $count } Żywności
   *[other] { $count } Żywności
}
board_empty_space = puste pole
board_missions = Misje
board_basic = Podstawowe (talia { $deck })
board_advanced = Zaawansowane (talia { $deck })
board_advanced_locked = Zaawansowane (talia { $deck }), od Poziomu { $level }
board_event_and_directives = Wydarzenie i Zadania
board_directive = [{ $deck }]
board_mutants = Mutanci i talie
board_mutant_supply = Mutanci poza mapą: { $count }
board_deck = { $deck }
board_deck_discards = { $deck }, odrzucone { $discard }
board_deck_survivors = Ocalali
board_deck_basic = Podstawowe
board_deck_advanced = Zaawansowane
board_deck_events = Wydarzenia
board_deck_mutants = Mutanci

## Seats

board_bot = bot
board_bot_short = b
board_first = 1.
board_points_short = { $count }PZ
board_tokens_left = { $count } żet.
