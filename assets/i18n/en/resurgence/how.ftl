# How to play in a minute; what a game with certain options has besides.

how_solo_1 = Alone: the Mutants start with points and far up the tracks. You win with more Victory Points than they have at the end.
how_solo_2 = Each round their Leadership card says, by your total in an area, who advances there: they, both, or you.
how_solo_3 = Before each of your first three placements a Mutant card puts tokens into a District. There the Mutants act as the face-up side of their Action board says.
how_solo_4 = At the end they score their places on the tracks and the most that both Directives give.
how_encounters_1 = Encounters: a Beast costs Ammo or Meds and brings you 2 VP; alone each Beast left brings the Mutants 4 VP in Upkeep. A Stalker costs nothing and lets you plan a Mission or trade a good.
how_1 = You lead a settlement in the ruins of Moscow through six rounds. Most Victory Points win.
how_2 = 1. Draw Survivor tokens from your bag and assign each, in secret, to Metro, Harbor or Compound.
how_3 = 2. Everybody reveals. In each area the highest Leadership advances on that track and gets a bonus.
how_4 = 3. In turn, place one token: in a Zone of the city, in a room of your Compound, or at rest. Take what the place gives, use triggered Survivor cards, complete a planned Mission there. Mutants and rivals in a District cost goods.
how_5 = 4. Upkeep: tokens rest, Missions pay, and with enough Ammo and Meds you may raise your Compound's level.
how_6 = The menu lists all legal options. Look at any other place to see why you can't pick it. F1 shows the rule behind the question.
