# What the menu says of this game.

title = Residuum
title_about = A poisoned land, one market town, sixteen turns: build, trade and hold on.
