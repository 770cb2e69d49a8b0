# The words of the auction. Many keys are those of Resurgence too, and say something else.

title = Auction
title_about = Six lots, four bidders, and nobody says what he pays.
how_1 = You bid in secret for one card after the other. Most points win.
how_2 = Two cards on one of your piles end the auction at once.

## Things

red = red
blue = blue
card_a = Amber
card_b = Basalt
card_c = Coral
card_d = Diorite
card_e = Emerald
card_f = Flint
field_1 = Quay
field_2 = Square
field_3 = Gate
field_4 = Mill
field_5 = Well
field_6 = Tower
points = { $count } points
coins = { $count } coins
side_house = The house
    .sign = HO

## Options of a game

cli_option_coins = few or many.
cli_option_quick = One round and no more.
cli_option_house = The house takes what nobody gets.
cli_option_map = With a map to put flags on.
cli_plain_lost = The house wins.
cli_plain_start = Auction: { $names }.
option_coins = Purse
option_coins_few = Few coins
    .short = Few
    .text = Everybody begins with four coins.
option_coins_many = Many coins
    .short = Many
    .text = Everybody begins with six coins.
option_coins_seats = A full purse is for two or three, not for { $count }.
option_quick = Quick game
option_quick_on = Quick game
option_quick_off = whole game
option_quick_either = Quick or not
option_quick_with = quick games
option_quick_without = whole games
option_quick_excluded = A quick game is played with few coins.
option_house = The house
option_house_on = House
option_house_off = no house
option_house_either = House or not
option_house_with = with the house
option_house_without = without the house
option_house_begins = The house begins with { $count }.
option_map = Map
option_map_on = Map
option_map_off = no map
option_map_either = Map or not
option_map_with = with the map
option_map_without = without the map
option_map_True = 
    .text = Whoever keeps a card may put a flag on the map.

## The log

log_round = Round { $count } of the auction begins.
log_drew = { $name } draws a { $what } stone.
log_bid = { $name } bids { $count } in secret.
log_bids = The bids are turned up: { $bids }.
log_a_bid = { $name } { $count }
log_paid = { $name } pays { $coins } coins and { $stones } stones.
log_took = { $name } lays { $card } on the { $pile } pile.
log_objected = { $name } objects, and nobody gets { $what }.
log_scored = { $name } scores { $count }.
log_house_scored = The house scores { $count }.
log_flagged = { $name } puts a flag on the { $what }.
log_ended_pair = A pair is complete: the auction ends at once.
log_ended_rounds = The last lot is sold.
log_final_score = { $name } has { $count } points in the end.
log_won = { $name } wins the auction.

## Questions

ask_BID = How much do you bid?
why_BID = All bid in secret; the highest bid takes the card.
ask_COLOUR = On which pile would it go?
why_COLOUR = A card on the pile of its own colour scores one more.
ask_PAY = How many stones do you pay with?
why_PAY = Each stone stands for a coin of the bid for { $card }.
ask_REACT = Do you object?
why_REACT = For a coin { $name } does not get { $card }.
ask_PLACE = Where does your flag go?
why_PLACE = Each flag scores 1 in the end, and 1 more for each of yours beside it.
option_bid_coins = Bid { $count }
option_colour = The { $pile } pile
option_stones = { $count } stones
option_flag = Flag on the { $field }
option_no_flag = No flag
option_object = Object
option_let = Let it be

## The table

auction_round = Lot { $round } of { $rounds }
auction_deck = { $count } cards are still to come.
auction_taken = { $card } is on the block.
auction_discard = Nobody got { $cards }.
auction_map = Map: { $fields }.
auction_field = { $field } { $name }
auction_free = free
auction_seat = { $name }: { $coins } coins, { $points } points, { $stones } stones in hand.
auction_pile = On the { $pile } pile: { $cards }.
auction_secret = Your secret bid is { $count }.
auction_house = The house has { $count } points.
auction_over = The auction is over
auction_field_look = { $field }: { $name }
auction_taken_field = There is a flag already.
auction_legend_flag = 1 to 4
auction_legend_flag-is = whose flag stands there
auction_news_took = takes { $what }
auction_news_flagged = flag on the { $what }
auction_news_objected = objects to { $what }

## Score

auction_sheet = { "  " }{ $name } { $count }: { $lines }
auction_won = { $names }: the auction is yours, with { $count }.
auction_house_won = The house keeps the auction, with { $count }.
score_cards = Lots
score_fields = Flags
score_pairs = Neighbours
score_purse = Purse
score_part_game = Sale
score_part_map = Map
score_part_purse = Purse
score_earned_cards = Lots
score_source_cards = Lots
score_source_fields = Flags
score_source_pairs = Neighbours
score_source_purse = Purse
score_begun = The house at the start
score_best_this = This is your best auction with { $level }.
score_best = Best auction with { $level }: { $how } ({ $name }).
history-source-before = Before
history-source-start = Start
history-source-cards = Lots
history-source-map = Map
history-source-purse = Purse
history-tick-map = Map
history-tick-purse = Purse
history-part-game = before the end
history-part-map = Map
history-part-purse = Purse

## What can be looked up

face_card = Card
face_cards = Lots
face_worth = Worth { $count }, { $colour }
face_field = Field
face_fields = Fields
face_field_text = A flag here scores 1 in the end.

## Screens

table-tab-map = Map
table-help-map = the map

hint_part_cards = cards
hint_part_purse = coins

cli_breakdown_cards = Card bought
cli_breakdown_coins = Coins paid
cli_breakdown_end = Round of the end
