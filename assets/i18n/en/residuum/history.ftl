# Points by turn, in the words of this game.

history-axis = Turn
history-rounds = Turns
history-round = Turn { $count }
history-chart-and-rounds = Chart and turns
history-legend = most in that turn
history-source-before = Before
history-source-start = Start
history-source-pieces = Pieces
history-source-cards = Cards
history-source-resources = Resources
history-tick-pieces = Pieces
history-tick-cards = Cards
history-tick-resources = Res
history-part-pieces = Pieces
history-part-cards = Cards
history-part-resources = Resources
history-help-points = points by turn
history-key-panel = score, chart, turns
history-key-chart = chart, turns
history-ahead-all-along = { $name } led from turn 1.
history-ahead-from = { $name } led from turn { $round }.
history-turned = { $other } led after the last turn, { $theirs } to { $mine }. Final scoring turned it: { $name } +{ $gained }, { $other } +{ $others }.
history-level = Nobody led alone after the last turn; final scoring gave { $gains }.
history-best-round = Best turn: { $name } in turn { $round }, +{ $count } VP, mostly { $source }.
history-info-round = { $count } in turn { $round }
