# The review, in the words of this game.

review-round = Turn { $round }
