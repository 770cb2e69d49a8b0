# The menu that the program begins with.

## Score and best results

title_best = Best: { $results }
title_best_mode = { $how } ({ $level })

## Menu

title_new = New game
title_new_key = n
title_resume = Resume
title_resume_key = r
title_saved = Saved games
title_saved_key = s
title_rules = Look up the rules
title_rules_key = l
title_shelf = Another game
title_shelf_key = a
title_quit = Quit
title_quit_key = q
title_no_game = no saved game
title_nothing_to_resume = No saved game yet. Press n to start one.

## Before the game

title_guided = First game: learn by playing
title_guided_key = f
title_guided_note = new here? Start with this

## Hall of fame

title_hall = Hall of fame
title_hall_key = h

title_settings = Change settings
title_settings_key = c
