# The playing screen: what stands around boards and menus.

## Tabs

table-tab-log = Log
table-log = Log

## Whose turn

table-badge = { $number } { $name }
table-badge-stand-in = { $number } { $name }: { $bot } plays for the program
table-more = { $count } more
table-bots-play = Bots are playing.
table-bots-play-why = The log shows each of their moves. Press g to take over a seat.
table-bots-alone = Only bots play here, so that key does nothing. Press g to take over a seat.
table-curtain-down = The curtain is drawn.
table-curtain-down-why = Only one person may look; that person lifts the curtain.
table-goes-on = The game goes on.
table-goes-on-why = Nobody at this table has a choice to make just now.
table-over = The game is over.
table-over-why = Press Enter for the score. You can still read boards and log.
table-over-abandoned = The game was abandoned.
table-over-abandoned-why = Press Enter for the menu. You can still read boards and log.
table-show-score = Show the score
table-leave = Back to the menu
table-heading = { $round }, { $step }
table-not-here = You can't pick anything there now.
table-not-yours = That is another player's.
table-stale = That question is over; here is the open one.
table-illegal = You can't do that now.

## Keys

table-key-rule = rule
table-key-keys = keys
table-key-search = find
table-key-menu = game
table-key-back = back
table-key-curtain = hide
table-key-info = table
table-key-news = news
table-key-seats = seats
table-key-list = list

## Keys, as the help tells them

table-help-log = the log
table-help-number = to 9, then the letters shown: pick that option; 0: none
table-help-explain = the rule of this place, or of the question
table-help-search = find an option by its words
table-help-curtain = hide the table
table-help-info = piles, and what else lies on no board
table-help-seats = let a bot or a person play a seat
table-help-list = ways to pay: step by step, or as a list
table-help-back = one step back, then the game menu
table-help-menu = save and leave, rules, help

## What lies over the table

table-menu = Game
table-menu-back = Go on playing
table-menu-save_and_leave = Save and go to the menu
table-menu-points = Points so far, by round (p)
table-menu-files = Save score and table to files
table-menu-rules = Rules (F1)
table-menu-help = Keys and how to play (?)
table-menu-abandon = Abandon the game
table-abandon-sure = Abandon this game? It ends without a result.
table-seats = Who plays
table-seat-to-human = { $name }: a person plays
table-seat-to-bot-easy = { $name }: an easy bot plays
table-seat-to-bot-normal = { $name }: a normal bot plays
table-seat-to-bot-hard = { $name }: a hard bot plays
table-seat-to-bot-eager = { $name }: an eager bot plays
table-seat-to-bot-random = { $name }: a bot plays at random
table-seat-to-program = { $name }: your program plays
table-seat-to-program-anew = { $name }: your program plays, started anew
table-info = The table
table-public = Public
table-public-why = Everybody at the table may see this.

## Before a choice that a reveal makes final

table-reveal-ask = This reveals something hidden, so you can't undo it. Go on?
table-reveal-go-on = Go on
table-unasked = Automatically: { $what }
table-ending-sure = You can still use { $things }. Press 0 again to end your turn.

## Around the lessons

table-key-guide = no guide

table-menu-pin = Set a PIN
table-key-unsaved = not saved
table-menu-settings = Settings (F2)
table-menu-undo = Undo the last choice (u)
table-menu-reset_turn = Undo the whole turn (U)
table-menu-redo = Redo (Ctrl+R)
table-key-undo = undo
table-key-redo = redo

## The face of a card over the table

table-help-face = the whole card, place or sign under the cursor
table-key-card = card
