# What the menu says of this game.

title = Residuum
title_about = A poisoned land, one market town, sixteen turns. Build, trade and hold what you have.
