# The table as lines of text, made to be read aloud.

## Calendar

table_text_setup = Setup.
table_text_turn = Turn { $turn } of { $turns }, { $season }. On turn: { $name }.
table_text_over = The game is over.
table_text_order = Order of play: { $names }.
table_text_spring = Spring changes nothing.
table_text_summer = In Summer, Water is dear in the town.
table_text_autumn = In Autumn, Outposts make no Wood on a Woodland.
table_text_winter = In Winter, Food is dear in the town, and Outposts make no Water.
table_text_year_end = At the end of this turn each active Outrider takes Provisions or Food.
table_text_town_closed = The town is closed in the last two turns.

## Map

table_text_tiles = To lay: { $tiles }. Tiles left in the stack: { $left }.
table_text_map = { $count ->
    [one] Map, 1 hex. Rows from north to south:
   *[other] Map, { $count } hexes. Rows from north to south:
}
table_text_town_place = The Trade Town lies in the middle. Beside it: { $hexes }.
table_text_row = { $hexes }.
table_text_hex = { $hex } { $terrain }
table_text_pieces = Pieces on the map:
table_text_beside = { $place }: { $pieces }. Beside it: { $hexes }.
table_text_way = { $way } { $hex } { $terrain }
table_text_barricades = Barricades on edges: { $edges }.
table_text_edge = between { $first } and { $last }, of { $name }

## Town, decks, box

table_text_town = Trade Town, prices of this season:
table_text_price_sell = { $count } for 1 { $resource }
table_text_sells = You sell: { $prices }.
table_text_buys_competent = You buy, if competent in Bartering: { $prices }.
table_text_buys_skilled = You buy, if skilled in Bartering: { $prices }.
table_text_limits = At most on a visit: { $goods }.
table_text_deck = { $count ->
    [one] 1 card in the discovery deck, { $discarded } discarded.
   *[other] { $count } cards in the discovery deck, { $discarded } discarded.
}
table_text_box = In the box: { $tiles }.
table_text_tile = { $terrain } { $count }

## Players

table_text_seat = { $name }, { $card }: { $count } VP if the game ended now.
table_text_seat_setup = { $name }, { $card }.
table_text_ratings = Strategy { $strategy }, Bartering { $bartering }.
table_text_competent = Competent
table_text_skilled = Skilled
table_text_power = Power: { $effects }.
table_text_power_used = The power has been used.
table_text_store = Store: { $goods }.
table_text_purse = Purse: { $points }.
table_text_bonus = X of the Basecamp: { $count }.
table_text_supply = Supply: { $pieces }.
table_text_stands = { $place }: { $pieces }
table_text_places = On the map: { $places }.
table_text_visited = The town was visited this season.
table_text_not_visited = The town can still be visited this season.
table_text_hand = Discovery cards in hand:
table_text_hand_hidden = { $count ->
    [one] 1 discovery card in hand, hidden.
   *[other] { $count } discovery cards in hand, hidden.
}
table_text_looked = Looking at:
table_text_completed = Completed cards:
table_text_kept = Cards of the town to play:
table_text_card = { $card }: { $text }.
table_text_card_needs = { $card }: { $text }; needs { $requirement }.
table_text_card_used = { $card }: { $text }; used this turn.
table_text_none = none

## Meetings

table_text_meeting = In { $hex }, { $name } meets { $other }.
table_text_offer = The offer: { $give } for { $want }.
table_text_conflict_hand = Conflict cards in hand: { $cards }.
table_text_conflict_laid = Conflict cards laid: { $cards }.
table_text_conflict_hidden = { $hand ->
    [one] { $hand } conflict card in hand and { $laid } laid, hidden.
   *[other] { $hand } conflict cards in hand and { $laid } laid, hidden.
}

## Score

table_text_scores = Final score:
