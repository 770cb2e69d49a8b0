# The screen of the rules, in the words of this game.

reference_search = Szukaj: słowa, UPK-C, 2pz
