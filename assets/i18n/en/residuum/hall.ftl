# The hall of fame, in the words of this game.

hall-head-points = VP
hall-about-name = Best: { $outcome } with { $count } VP ({ $sides }).
hall-key-switch = Simpler
