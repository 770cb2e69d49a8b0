# The menu that the program begins with.

## Score and best results

title_best = Najlepsze: { $results }
title_best_mode = { $how } ({ $level })

## Menu

title_new = Nowa gra
title_new_key = n
title_resume = Wznów grę
title_resume_key = r
title_saved = Zapisane gry
title_saved_key = s
title_rules = Zasady, znaki, karty
title_rules_key = l
title_shelf = Inna gra
title_shelf_key = a
title_quit = Zakończ
title_quit_key = q
title_no_game = brak zapisanej gry
title_nothing_to_resume = Nie ma jeszcze zapisanej gry. Naciśnij n, aby zacząć.

## Before the game

title_guided = Pierwsza gra: ucz się, grając
title_guided_key = f
title_guided_note = pierwszy raz? Zacznij tutaj

## Hall of fame

title_hall = Galeria sław
title_hall_key = h

title_settings = Ustawienia
title_settings_key = c
