# The screen of the rules, in the words of this game.

reference_search = Search: words, UPK-C, 2vp
