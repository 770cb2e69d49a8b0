# The score: lines of the sheet, its parts, sources of points, and who has won.

## Results of many games

score_source_missions =   Misje
score_source_leadership =   Miejsca Przywództwa
score_source_level =   Poziom Kryjówki
score_source_directives =   Zadania
score_source_supplies =   Amunicja i Leki
score_source_resources =   Pozostałe Surowce
score_source_mission_end =   Misje na koniec gry
score_source_tracks =   Pola Przywództwa
score_source_rubble =   Rumowisko
score_source_cards =   Karty
score_source_events =   Wydarzenia
score_source_encounters =   Spotkania
score_source_losses =   Straty

## Score and best results

score_begun = Mutanci na początku
score_alone_won = Wygrywa { $name } o { $count } PZ, { $mine } do { $theirs }; rywal: { $level }.
score_alone_lost = Wygrywa { $level } o { $count } PZ, { $theirs } do { $mine }.
score_alone_tied = Po { $mine } PZ: przy remisie wygrywa { $level }.
score_first = Twój pierwszy wynik, rywal: { $level }. Następnym razem spróbuj go pobić.
score_best_this = To twój najlepszy wynik, rywal: { $level }.
score_best = Najlepszy wynik, rywal: { $level }: { $how }, { $mine } do { $theirs } ({ $name }).

## Score

score_won = Wygrywa { $name }, { $count } PZ.
score_tie_leadership = { $names } mają po { $count } PZ; { $name } stoi wyżej na torach Przywództwa, { $mine } do { $theirs }.
score_tie_order = { $names } mają po { $count } PZ i tyle samo pól Przywództwa ({ $mine }); { $name } gra później w kolejności i dlatego wygrywa.
score_track = Zdobyte w trakcie gry
score_level = Poziom Kryjówki
score_ammo = Amunicja
score_meds = Leki
score_resources = Pozostałe Surowce
score_lead_metro = Przywództwo: Metro
score_lead_harbor = Przywództwo: Port
score_lead_compound = Przywództwo: Kryjówka
score_directive_a = Zadanie A
score_directive_b = Zadanie B
score_directive_named = Zadanie: { $name }
score_mission_end = Misje, na koniec
score_earned_missions = Misje
score_earned_tracks = Pola Przywództwa
score_earned_rubble = Rumowisko
score_earned_cards = Karty
score_earned_events = Wydarzenia
score_earned_encounters = Spotkania
score_earned_losses = Straty
score_part_game = Gra
score_part_compound = Kryjówka
score_part_leadership = Przywództwo
score_part_directives = Zadania
score_part_missions = Misje
