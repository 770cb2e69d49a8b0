# Taking back and making again.

undo-help = take back the last choice
undo-help-turn = take back the whole turn
undo-help-redo = make again what was taken back
undo-taken = { $name } has taken back a choice; Ctrl+R makes it again.
undo-turn-taken = { $count ->
    [one] { $name } has taken back the turn so far, one choice; Ctrl+R makes it again.
   *[other] { $name } has taken back the turn so far, { $count } choices; Ctrl+R makes them again one by one.
}
undo-line-sure = Take back { $count } choices of { $names }, up to this line?
undo-line-yes = Take back
undo-line-taken = { $count ->
    [one] A choice of { $name } is taken back; Ctrl+R makes it again.
   *[other] { $count } choices are taken back, and it is { $name }'s choice again; Ctrl+R makes that one again.
}
undo-made-again = { $name }'s choice is made again.
undo-stop-start = There is nothing to take back: the game begins here.
undo-stop-opened = What came before this save was opened was played by other rules and cannot be taken back.
undo-stop-answered = { $name } has chosen since then, so nothing before it can be taken back.
undo-stop-over = The game is over; nothing can be taken back.
undo-stop-since = Nothing has been chosen since that line.
undo-stop-nothing = Nothing has been taken back that could be made again.
undo-seen-hidden = Something hidden was revealed, and that cannot be taken back.
