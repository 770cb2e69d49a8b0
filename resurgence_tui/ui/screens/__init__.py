"""Screens of the frame around the games: menu, new game, saved games, hand-over, score, rules, help."""
