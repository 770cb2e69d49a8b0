# Saving and loading: a game that is open twice, a disk that fails, what a check finds.

saves-held = Another program (process { $process } on { $machine }, since { $since }) has this game open, so here it can only be looked at.
saves-held-unknown = Another program has this game open, so here it can only be looked at.
saves-held-short = Open in another program
saves-look-again = Try again: once that program has left the game, it is played on here
saves-again = The game is saved again.
saves-help-again = save what could not be saved
table-key-unsaved = not saved
saves-plain-look = Enter tries again, q leaves.
saves-check-undone = Choice { $number } of those taken back cannot be made again: { $why }
