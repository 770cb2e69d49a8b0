# The frame around the games: menus, new game, saved games, hand-over, score, rules, help.

## A new game

new_extras = Extras

## Score and best results

title_best = Best: { $results }
title_best_mode = { $level } { $how }

## Everywhere

ui_yes = Yes
ui_no = No
ui_back = Back
ui_stay = Stay
ui_quit_anyway = Quit all the same
ui_quit_unsaved = { $problem } What was played since the last save will be lost. Quit all the same?
ui_leave_anyway = Leave all the same
ui_leave_unsaved = { $problem } What was played since the last save will be lost. Leave all the same?
ui_ctrl_c = Ctrl+C ends nothing here. Ctrl+Q quits, and the game is saved.
ui_key_rules = rules
ui_key_help = keys
ui_key_quit = quit, with the game saved
ui_spent_key = { $key } does not count until you let it go. All other keys work.
ui_spent_click = That click came before this question. Click again.
ui_key_move = move
ui_key_pick = pick
ui_key_back = back
ui_key_previous = the value before
ui_key_next = the next value

## Names

name_empty = A name needs at least one character.
name_long = A name has at most { $most } characters; this one has { $count }.
name_bracket = A name cannot hold square brackets.
name_hidden = The name holds a character that cannot be shown.
name_taken = Another seat is called { $name }.

## Menu

title_new = New game
title_new_key = n
title_resume = Resume
title_resume_key = r
title_saved = Saved games
title_saved_key = s
title_rules = Look up the rules
title_rules_key = l
title_shelf = Another game
title_shelf_key = a
title_quit = Quit
title_quit_key = q
title_no_game = no game to go on with
title_nothing_to_resume = There is no game to go on with; a new one is two key presses away.
laying_out = The table is being laid ...

## The shelf of games

shelf_heading = Games

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
new_player_random = Bot, random
new_player_eager = Bot, eager
new_seed = Seed
new_seed_empty = random
new_seed_why = The same number shuffles the same game for a friend.
new_seed_wrong = A seed is a whole number of at most 18 digits.
new_go = Start the game
new_key_next = next field
new_key_change = change
new_key_start = start
new_wait = A name has to be mended before the game can start.

## Saved games

saved_heading = Saved games
saved_name = Game
saved_seats = Seats
saved_progress = How far
saved_when = Saved
saved_none = There is no saved game yet.
saved_folder = Games save themselves after every decision. Folder: { $folder }
saved_damaged = damaged
saved_newer = newer version
saved_foreign = foreign
saved_over = finished
saved_setup = setup
saved_round = round { $count }
saved_abandoned = given up
saved_bot = { $name } (bot)
saved_with = { $seats }; { $variants }
saved_summary = { $seats }; { $progress }; { $when }
saved_resume = Resume
saved_open = Open
saved_open_score = Show the score
saved_rename = Rename
saved_delete = Delete
saved_key_open = open
saved_replay = Replay
saved_key_replay = replay
saved_key_rename = rename
saved_key_delete = delete
saved_new_name = New name
saved_rename_hint = Enter keeps the new name, Esc the old one.
saved_rename_empty = A name needs at least one character.
saved_renamed = The game is now called { $name }.
saved_delete_sure = Delete { $name } for ever, with its older generations?
saved_deleted = { $name } has been deleted.
saved_open_stored = Open it so
saved_older = { $problem } An older generation of this game can be read.
saved_open_older = Open the older one
when_today = today { $time }
when_yesterday = yesterday { $time }
when_date = { $date } { $time }

## Hand-over

curtain_please = { $name }, please take the keyboard.
curtain_others = Everybody else: look away.
curtain_alone = { $key } when you are alone
curtain_wait = one moment ...
curtain_key_menu = save and leave
curtain_leave = Save the game and go to the menu?
curtain_key_lift = lift
curtain_key_public = open boards

## Score

score_heading = Final score
score_begun = At the start
score_best = Best result, { $level }: { $how }, { $mine } ({ $name }).
score_best_this = This is your best result, { $level }.
side_rival = Rival
score_seed = Seed { $seed }
score_source = Source
score_sum = Total
score_key_table = table
score_key_again = play again
score_key_menu = menu
score_no_folder = This game is kept in memory only, so there is no folder for files.

## Help

help_heading = Keys and how to play
help_keys = Keys here
help_key_scroll = read on
help_everywhere = Keys everywhere
help_signs = Signs on the boards
help_how = The game in one minute
help_seed = This game: seed { $seed }. Tell it to a friend to play the same shuffles.

## Too small a terminal

small_notice = This needs a terminal of at least { $width } columns and { $height } rows; there are { $columns } by { $rows }. Make it larger to go on where you were. Ctrl+Q quits, and the game is saved.
