# The screen of a new game.

## A new game

new_extras = Opcje

## New game

new_heading = Nowa gra
new_heading_of = Nowa gra: { $game }
new_seats = Gracze
new_seats_count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
new_name = Imię przy miejscu { $number }
new_name_1 = Anna
new_name_2 = Borys
new_name_3 = Celina
new_name_4 = Dymitr
new_colour_1 = Niebieski
new_colour_2 = Pomarańczowy
new_colour_3 = Zielony
new_colour_4 = Różowy
new_player_human = Osoba
new_player_easy = Bot łatwy
new_player_normal = Bot średni
new_player_hard = Bot trudny
new_player_eager = Bot gorliwy
new_player_random = Bot losowy
new_about_easy = Gra rozsądnie, ale popełnia błędy.
new_about_normal = Rozważa każdą turę.
new_about_hard = Zanim odpowie, gra dalej w głowie.
new_about_eager = Robi wszystko, co się da, bez planu.
new_about_random = Bierze dowolną opcję.
new_seed = Ziarno
new_seed_empty = losowe
new_seed_why = Podaj komuś tę liczbę, a zagra w identyczną grę.
new_seed_wrong = Ziarno to liczba całkowita o najwyżej 18 cyfrach.
new_go = Zacznij grę
new_key_next = następne pole
new_key_change = zmień
new_key_start = zacznij
new_wait = Popraw imię, zanim zaczniesz.
