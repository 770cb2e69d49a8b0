# The score: lines of the sheet, its parts, and who has won.

## Score

score_won = { $name } wins with { $count } VP.
score_tie_pieces = { $names } have { $count } VP each; { $name } has more active Outriders and locations, { $mine } to { $theirs }.
score_tie_cubes = { $names } have { $count } VP and { $pieces } active Outriders and locations each; { $name } has more cubes without Provisions, { $mine } to { $theirs }.
score_shared = { $names } win together with { $count } VP each: all tie-breakers are equal.
score_basecamp = Basecamp
score_outposts = Outposts
score_outriders = Outriders
score_discoveries = Completed cards
score_types = Resources of 10 or more
score_oil = Most Oil
score_gold = Most Gold
score_nuclear = Most Nuclear
score_part_pieces = Pieces
score_part_cards = Cards
score_part_resources = Resources

## Results of many games

score_source_basecamp =   Basecamp
score_source_outposts =   Outposts
score_source_outriders =   Outriders
score_source_discoveries =   Completed cards
score_source_types =   Resources of 10 or more
score_source_oil =   Most Oil
score_source_gold =   Most Gold
score_source_nuclear =   Most Nuclear

## The sheet as lines of text

score_line = { $name } { $count } VP: { $lines }
score_counted = { $count } { $what }
