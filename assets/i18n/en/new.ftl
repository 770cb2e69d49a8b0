# The screen of a new game.

## A new game

new_extras = Extras

## New game

new_heading = New game
new_heading_of = New game: { $game }
new_seats = Seats
new_seats_count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
new_name = Name of seat { $number }
new_name_1 = Anna
new_name_2 = Boris
new_name_3 = Celina
new_name_4 = Dmitri
new_colour_1 = Blue
new_colour_2 = Orange
new_colour_3 = Green
new_colour_4 = Pink
new_player_human = Person
new_player_easy = Bot, easy
new_player_normal = Bot, normal
new_player_hard = Bot, hard
new_player_eager = Bot, eager
new_player_random = Bot, random
new_about_easy = Plays sensibly, but makes mistakes.
new_about_normal = Weighs each turn.
new_about_hard = Plays on in its head before it answers.
new_about_eager = Does all it can, without a plan.
new_about_random = Takes any option.
new_seed = Seed
new_seed_empty = random
new_seed_why = Share this number to play the identical game.
new_seed_wrong = A seed is a whole number of at most 18 digits.
new_go = Start the game
new_key_next = next field
new_key_change = change
new_key_start = start
new_wait = Fix the name before you start.
