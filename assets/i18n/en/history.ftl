# Points by round, and what decided a game.

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

## During a game

history-help-points = points by round
history-info = Points so far
history-info-side = { $name }: { $count }
history-info-gained = { $side }; { $rounds }
history-info-round = { $count } in round { $round }
history-info-more = With p they are shown as a chart and by what they came from.
