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
