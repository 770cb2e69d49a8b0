"""The screens of Residuum: the map of hexes, what seats own, the town, and the questions of the game on them."""
