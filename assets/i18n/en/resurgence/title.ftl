# What the menu says of this game.

## Score and best results

title_best = Best alone: { $results }

## Menu

title = Resurgence
title_about = Moscow under ice. Six rounds to make your settlement the one that lasts.
