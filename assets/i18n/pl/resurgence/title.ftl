# What the menu says of this game.

## Score and best results

title_best = Solo: { $results }

## Menu

title = Resurgence
title_about = Moskwa pod lodem. Sześć rund, by twoja osada okazała się tą, która przetrwa.
