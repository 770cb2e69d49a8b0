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
history-ahead-all-along = { $name } led from round 1.
history-ahead-from = { $name } led from round { $round }.
history-turned = { $other } led after the last round, { $theirs } to { $mine }. Final scoring turned it: { $name } +{ $gained }, { $other } +{ $others }.
history-level = Nobody led alone after the last round; final scoring gave { $name } { $gained }.
history-compared = { $name } against { $other }: { $parts }.
history-part-ahead = { $part } +{ $count }
history-part-behind = { $part } -{ $count }
history-best-round = Best round: { $name } in round { $round }, +{ $count }, mostly { $source }.
history-leads = In the lead: { $name }, { $count }.
history-leads-level = Tied for the lead: { $names }, { $count } each.
history-none-yet = Nobody has scored yet.
history-in-the-end = Still to come: final scoring.
history-only-at-end = Nobody scores during this game: all points are counted at its end.
history-not-told = This game's log is incomplete; points missing from it count as scored at the start.

## The screens

history-key-panel = score, chart, rounds
history-key-turn = next view
history-key-save = save to files
history-points-heading = Points so far (public)
history-key-chart = chart, rounds

## During a game

history-help-points = points by round
history-info = Points so far
history-info-side = { $name }: { $count }
history-info-gained = { $side }; { $rounds }
history-info-round = { $count } in round { $round }
history-info-more = Press p for a chart and where the points came from.
