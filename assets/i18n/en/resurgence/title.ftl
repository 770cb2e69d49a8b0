# What the menu says of this game.

## Score and best results

title_best = Best alone: { $results }
title_best_mode = { $how } against the { $level }

## Menu

title = Resurgence
title_about = Moscow under ice. Six rounds to make your settlement the one that lasts.
