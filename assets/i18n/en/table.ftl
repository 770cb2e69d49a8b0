# The playing screen: what stands around boards and menus.

## Tabs

table-tab-log = Log
table-log = Log

## Whose turn

table-badge = { $number } { $name }
table-more = { $count } more
table-bots-play = Bots are playing.
table-bots-play-why = The log tells each of their moves; g lets a person take over a seat.
table-curtain-down = The curtain is drawn.
table-curtain-down-why = What only one person may see is hidden until that person lifts it.
table-over = The game is over.
table-over-why = Enter shows the score; boards and log can still be looked at.
table-over-abandoned = The game was abandoned.
table-show-score = Show the score
table-leave = Back to the menu
table-heading = { $round }, { $step }
table-not-here = There is nothing to pick there now.
table-not-yours = That is another seat's.
table-stale = That question is no longer asked; here is the one that is.
table-illegal = That is not possible now.

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
table-help-explain = the rule of the place looked at, or of the question
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
table-menu-points = Points so far, by round
table-menu-files = Save score and table to files
table-menu-rules = Rules
table-menu-help = Keys and how to play
table-menu-abandon = Abandon the game
table-abandon-sure = Abandon this game? It ends without a result.
table-seats = Who plays
table-seat-to-human = { $name } is played by a person
table-seat-to-bot-random = { $name } is played by a bot that picks at random
table-seat-to-bot-eager = { $name } is played by an eager bot
table-info = The table
table-public = Open to all
table-public-why = This is what everybody at the table may see.

## Before a choice that a reveal makes final

table-reveal-ask = After this choice the game goes on and reveals something hidden, so you cannot undo it. Go on?
table-reveal-go-on = Go on
table-unasked = Taken unasked: { $what }
table-ending-sure = Once more ends the turn (0). Still possible: { $things }.

## Around the lessons

table-key-guide = no guide

table-menu-pin = PIN for the hand-over
table-key-unsaved = not saved
table-menu-settings = Settings (F2)
table-menu-undo = Take back the last choice (u)
table-menu-reset_turn = Take back the whole turn (U)
table-menu-redo = Make it again (Ctrl+R)
table-key-undo = undo
table-key-redo = redo

## The face of a card over the table

table-help-face = the whole card, place or sign under the cursor
table-key-card = card
