# Taking back and making again.

undo-help = undo the last choice
undo-help-turn = undo the whole turn
undo-help-redo = redo the last undone choice
undo-taken = { $name } undid a choice. Ctrl+R redoes it.
undo-turn-taken = { $count ->
    [one] { $name } undid the turn so far, 1 choice. Ctrl+R redoes it.
   *[other] { $name } undid the turn so far, { $count } choices. Ctrl+R redoes them one by one.
}
undo-line-sure = Undo { $count } choices of { $names }, up to this line?
undo-line-yes = Undo
undo-line-taken = { $count ->
    [one] Undid a choice of { $name }. Ctrl+R redoes it.
   *[other] Undid { $count } choices. It is { $name }'s choice again; Ctrl+R redoes it.
}
undo-made-again = { $name } redid the choice.
undo-stop-start = Nothing to undo: the game starts here.
undo-stop-opened = You can't undo past the point where this save was opened: older rules led there.
undo-stop-answered = You can't undo past { $name }'s move.
undo-stop-over = Can't undo: the game is over.
undo-stop-since = No choice to undo since that line.
undo-stop-nothing = Nothing to redo.
undo-seen-hidden = Can't undo: something hidden was revealed.
