"""The guide of a first game of Residuum."""
