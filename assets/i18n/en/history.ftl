# Score and history: points by round, the hall of fame, what is written to files.

## Points by round

history-sheet = Score
history-chart = Chart
history-chart-and-rounds = Chart and rounds
history-rounds = Rounds
history-axis = Round
history-after-split = Final scoring
history-start = Start
history-round = Round { $count }
history-final = Final
history-total = Total
history-so-far = So far
history-legend = most in that round

## What decided it

history-decided = What decided it
history-stands = How it stands
history-ahead-all-along = Ahead from the first round on: { $name }.
history-ahead-from = Ahead from round { $round } on: { $name }.
history-turned = Ahead after the last round: { $other }, { $theirs } to { $mine }. The final scoring turned it: { $name } +{ $gained }, { $other } +{ $others }.
history-level = Nobody was ahead alone after the last round; the final scoring brought { $name } { $gained }.
history-compared = { $name } against { $other }: { $parts }.
history-part-ahead = { $part } +{ $count }
history-part-behind = { $part } -{ $count }
history-best-round = The best round: { $name } in round { $round }, +{ $count }, mostly { $source }.
history-leads = In the lead: { $name }, { $count }.
history-leads-level = In the lead: { $names }, { $count } each.
history-none-yet = Nobody has scored yet.
history-in-the-end = Still to come: what counts in the end.
history-not-told = The log of this game does not tell of all points; the others count as scored at the start.

## The screens

history-key-panel = score, chart, rounds
history-key-turn = the next of these
history-key-save = save to files
history-points-heading = Points so far, for everybody to see
history-key-chart = chart, rounds

## Files

history-page = { title }: { $seats }. Seed { $seed }.
history-page-running = { title }: { $seats }. Points in round { $round }.
history-files = Save to files
history-files-in = Into { $folder }
history-file-score-txt = Score as text
history-file-score-svg = Score as a picture (SVG)
history-file-points-txt = Points so far as text
history-file-points-svg = Points so far as a picture (SVG)
history-file-table-txt = Table as text, as everybody may see it
history-file-table-svg = Table as a picture (SVG), as everybody may see it
history-file-all = All of these
history-written = Written: { $file }
history-written-all = { $count } files are in { $folder }: { $first } and more.

## During a game

history-help-points = points by round
history-info = Points so far
history-info-side = { $name }: { $count }
history-info-gained = { $side }; { $rounds }
history-info-round = { $count } in round { $round }
history-info-more = With p they are shown as a chart and by what they came from.

## Hall of fame

title_hall = Hall of fame
title_hall_key = h
history-hall = Hall of fame
history-best = Best results
history-names = Names
history-looking = Looking for finished games ...
history-looking-at = Looking for finished games: { $done } of { $total } saved games read
history-none = No game has been finished yet.
history-none-why = Games that people play to the end are listed here by themselves.
history-none-fit = No finished game fits what is chosen.
history-none-fit-why = With a all games are shown again.
history-all-modes = All
history-all-games = all games
history-mode-seats = { $count } seats
history-bots-shown = bots too
history-bots-hidden = people only
history-order-points = by points
history-order-lead = by lead
history-order-date = newest first
history-order-name = by name
history-name-all = all names
history-name-one = only { $name }
history-won = won by { $count }
history-lost = lost by { $count }
history-won-tied = won on a tie
history-lost-tied = lost on a tie
history-side = { $name } { $count }
history-head-rank = #
history-head-points = Points
history-head-name = Name
history-head-outcome = Result
history-head-played = Game
history-head-when = When
history-head-games = Games
history-head-wins = Won
history-head-mean = Mean
history-head-best = Best
history-head-last = Last game
history-about = { $sides }. { $played }, { $when }.
history-about-name = Best: { $outcome } with { $count } ({ $sides }).
history-only-totals = Only the totals of this game are known.
history-sheet-of = { $played }, { $when }
history-key-list = results, names
history-key-mode = other games
history-key-game = game
history-key-switch = variant
history-key-bots = bots
history-key-order = order
history-key-name = one name
history-key-all = all
history-key-sheet = sheet
history-nobody = Nobody called { $name } has finished a game.

## Score and best results

history-how-won = won by { $count }
history-how-lost = lost by { $count }
history-how-tied = lost on a tie
