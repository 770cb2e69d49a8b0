# What the menu says of this game.

## Score and best results

title_best = Najlepsze wyniki solo: { $results }
title_best_mode = { $how } (rywal: { $level })

## Menu

title = Resurgence
title_about = Moskwa pod lodem. Sześć rund, by twoja osada okazała się tą, która przetrwa.
