# Saving and loading: a game that is open twice, a disk that fails, what a check finds.

saves-held = Another program (process { $process } on { $machine }, since { $since }) has this game open, so here it can only be looked at.
saves-held-unknown = Another program has this game open, so here it can only be looked at.
saves-held-short = Open in another program
saves-look-again = Try again: once that program has left the game, it is played on here
saves-again = The game is saved again.
saves-help-again = save what could not be saved
saves-plain-look = Enter tries again, q leaves.
saves-check-undone = Choice { $number } of those taken back cannot be made again: { $why }
saves-check-changed-before = It goes on from a table that its first { $choices ->
    [0] choices
    [one] choice
   *[other] { $choices } choices
} did not lead to.
saves-check-edition = Its first { $choices ->
    [0] table was
    [one] choice was
   *[other] { $choices } choices were
} made by edition { $was } of the rules, now { $now }: they cannot be played again.
saves-check-not-noted = Names, players and PINs are only compared with those after { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}.
saves-check-fails = Its choices cannot be played again.
saves-check-title = The title is '{ $saved }' in the file, but '{ $noted }' was noted.
saves-check-name = Seat { $seat } is called '{ $saved }' in the file, but '{ $noted }' was noted.
saves-check-player = { $name } is played by { $saved } in the file, but { $noted } was noted.
saves-check-seats = There are { $saved } seats in the file, but { $noted } were noted.
saves-check-pin-changed = { $name } has another PIN than the one that was set.
saves-check-pin-added = { $name } has a PIN that was not set in the program.
saves-check-pin-removed = The PIN of { $name } is missing.
saves-doubt-changed = This save was changed: its choices lead elsewhere. The result will be marked.
saves-doubt-changed-over = This save was changed: its choices do not lead to this result.
saves-doubt-edition = Edition { $was } of the rules led here, { $now } counts now: undo and replay begin here.
saves-doubt-edition-since = Edition { $was } of the rules led to choice { $choices }, { $now } counts now: undo and replay begin there.
saves-changed-mark = changed save
saves-newer-beside = { $older } is older than { $newer }, which can be read. If you play on from it, what was chosen since is lost.
saves-newer-how = { $why } Open { $newer }, or copy the older one to another name first.
saves-newer-plain = Type "older" to open it all the same; Enter opens { $newer }.
saves-open-newer = Open the newer one
