# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

## Around the lessons

guide-menu-on = Let the guide of the first game go along
guide-menu-off = Play on without the guide
table-key-guide = no guide
guide-help = let the guide of the first game go along, or stop

## Before the game

title_guided = First game: learn by playing
title_guided_key = f
title_guided_note = new here? Start with this
