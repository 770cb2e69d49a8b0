# What the menu and the lists of games say of this game.

## Score and best results

title_best = Best alone: { $results }

## Menu

title = Resurgence
title_about = Moscow under ice. Six rounds to make your settlement the one that lasts.

## New game

new_seats_count = { $count ->
    [1] Alone against the Mutants
   *[other] { $count } seats
}

## Rules

rules_search = Search: words, UPK-C, 2vp
