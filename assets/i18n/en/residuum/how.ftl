# How to play in a minute; what a game with certain options has besides.

how_simpler_1 = Simpler game: every resource but Nuclear pays for every action in points. Named cubes and hazards are as ever.
how_1 = You lead a community in a wasteland of hexes round one Trade Town, for two years of four seasons: 16 turns. Most VP win.
how_2 = 1. Production: your Basecamp, Outposts and Outriders make cubes of what their hex gives. The Basecamp makes X more Provisions, for each richer hex beside it.
how_3 = 2. Actions, as many as you can pay: move Outriders with what they carry, recruit, set up Outposts and Barricades, visit the town, draw and complete discoveries. Provisions pay everything; other cubes pay more, where they fit. Change stays in your purse until the turn ends.
how_4 = New Outposts lie folded at your Basecamp. An Outrider carries one to a hex and sets it up there: it produces every turn and is worth 2 VP.
how_5 = Who moves in on others has a meeting: the host welcomes or resists, then you trade or fight, with cards, cubes and pieces. The winner plunders.
how_6 = Do not end a turn on Radiation Zones or Contaminated Water. Before turns 8 and 16 end keep 2 Provisions or 1 Food for each active Outrider.
how_7 = At the end active pieces score: Basecamp 3, Outpost 2, Outrider 1; then completed discoveries, 10 cubes of a kind, most Oil, Gold and Nuclear. F1 shows the rule behind the question.
