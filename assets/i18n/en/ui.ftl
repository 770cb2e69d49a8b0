# What many screens say.

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

## Menu

ui_laying_out = The table is being laid ...

## Too small a terminal

ui_small_notice = This needs a terminal of at least { $width } columns and { $height } rows; there are { $columns } by { $rows }. Make it larger to go on where you were. Ctrl+Q quits, and the game is saved.

## The terminal that the program runs in

ui_key_suspend = back to the shell, until fg
