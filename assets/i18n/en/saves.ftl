# Saving and loading: a game that is open twice, a disk that fails, what a check finds.

saves-held = Another program (process { $process } on { $machine }, since { $since }) has this game open. Here you can only look at it.
saves-held-unknown = Another program has this game open. Here you can only look at it.
saves-held-short = Open in another program
saves-look-again = Try again: close it in the other program to play on here
saves-again = The game is saved again.
saves-help-again = try again to save
saves-plain-look = Press Enter to try again, or q to leave.
saves-check-undone = Undone choice { $number } cannot be redone: { $why }
saves-check-changed-before = It goes on from a table that its first { $choices ->
    [0] choices
    [one] choice
   *[other] { $choices } choices
} did not lead to.
saves-check-edition = Its first { $choices ->
    [0] table was
    [one] choice was
   *[other] { $choices } choices were
} made by edition { $was } of the rules, now { $now }: they cannot be replayed.
saves-check-not-noted = Names, players and PINs are only compared with those after { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}.
saves-check-fails = Its choices cannot be replayed.
saves-check-title = The title is '{ $saved }' in the file, but was '{ $noted }'.
saves-check-name = Seat { $seat } is called '{ $saved }' in the file, but was '{ $noted }'.
saves-check-player = { $name } is played by { $saved } in the file, but was played by { $noted }.
saves-check-seats = There are { $saved } seats in the file, but there were { $noted }.
saves-check-pin-changed = { $name } has a different PIN from the one set in the program.
saves-check-pin-added = { $name } has a PIN that was not set in the program.
saves-check-pin-removed = The PIN of { $name } is missing.
saves-doubt-changed = This save was changed: its choices lead elsewhere. The result will be marked.
saves-doubt-changed-over = This save was changed: its choices do not lead to this result.
saves-doubt-edition = Older rules (edition { $was }, now { $now }) led here: undo and replay start here.
saves-doubt-edition-since = Older rules (edition { $was }, now { $now }) led to choice { $choices }: undo and replay start there.
saves-earlier-values = This game began with earlier card values and keeps them.
saves-changed-mark = changed save
saves-newer-beside = { $older } is older than { $newer }. If you continue the older one, you lose later choices.
saves-newer-how = { $why } Open { $newer }, or first copy the older one under another name.
saves-newer-plain = Type "older" to open it anyway, or press Enter to open { $newer }.
saves-plain-words-older = older
saves-open-newer = Open the newer one
