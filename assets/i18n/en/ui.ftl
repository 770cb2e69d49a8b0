# What many screens say.

## Everywhere

ui_yes = Yes
ui_no = No
ui_back = Back
ui_stay = Stay
ui_quit_anyway = Quit anyway
ui_quit_begun = You have not confirmed your choice yet. If you quit now, you have to put it together again; everything before it is saved.
ui_quit_unsaved = { $problem } If you quit now, you lose everything since the last save.
ui_leave_anyway = Leave anyway
ui_leave_begun = You have not confirmed your choice yet. If you leave now, you have to put it together again; everything before it is saved.
ui_leave_unsaved = { $problem } If you leave now, you lose everything since the last save.
ui_ctrl_c = Ctrl+C does nothing here. Ctrl+Q saves and quits.
ui_key_rules = rules
ui_key_help = keys
ui_key_quit = save and quit
ui_spent_key = Let go of { $key } first. Other keys and the mouse work at once.
ui_spent_answer = Let go of { $key } before you use it again (2 seconds). y, n and the mouse work at once.
ui_spent_click = That click came before this question. Click again.
ui_key_move = move
ui_key_pick = pick
ui_key_back = back
ui_key_previous = previous value
ui_key_next = next value

## Menu

ui_laying_out = Setting up the table ...

## Too small a terminal

ui_small_notice = This needs a terminal of at least { $width } columns and { $height } rows; this one has { $columns } by { $rows }. Make it larger to continue. Ctrl+Q saves and quits.

## The terminal that the program runs in

ui_key_suspend = back to the shell, until fg
