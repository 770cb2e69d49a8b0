# What is chosen before a game: names of the options and their values, and why some do not go together.

## Errors

option_solo_needed = Jedno miejsce gra przeciw Mutantom: dodaj --solo z village, town lub stronghold.
option_solo_seats = --solo jest dla jednego miejsca; podana liczba miejsc: { $count }.
option_bonus_events_excluded = --bonus-events wymaga od dwóch do czterech miejsc: w grze w pojedynkę nie ma Wydarzeń.
option_even_heroes_excluded = --even-heroes wymaga od dwóch do czterech miejsc: w pojedynkę nikt nie ma innego Bohatera.

## Hall of fame

option_encounters_either = Spotkania lub bez
option_encounters_with = ze Spotkaniami
option_encounters_without = bez Spotkań
option_encounters = Spotkania

## A new game

option_solo = Poziom
option_solo_village = Wioska Mutantów
    .short = Wioska
option_solo_town = Miasto Mutantów
    .short = Miasto
option_solo_stronghold = Twierdza Mutantów
    .short = Twierdza
option_solo_begins = Zaczynają z { $count } PZ. Pobij ich wynik końcowy.
option_encounters_off = bez Spotkań
option_encounters_on = Spotkania
option_bonus_events = Dodatkowe Wydarzenia
option_bonus_events_off = bez Dodatkowych Wydarzeń
option_bonus_events_on = Dodatkowe Wydarzenia
option_even_heroes = Wyrównanie Bohaterów
option_even_heroes_off = bez wyrównania
option_even_heroes_on = z wyrównaniem
    .text = Wyrównanie: słabsi Bohaterowie przynoszą towary.
option_extras_alone = Do Mutantów dołączają Bestie i Włóczęga: zagrożenie, punkty i wymiana.
option_extras_together = Spotkania: także Bestie i Włóczęga. Dodatkowe Wydarzenia: surowsze.

## New game

option_start = Start
option_start_draft = Dobieranie kart Łupu
    .text = Gracze przekazują sobie karty Łupu i część z nich zatrzymują.
    .alone = Zatrzymujesz 2 z 3 kart Łupu i dostajesz 1 losową.
option_start_beginner = Start dla początkujących
    .text = Wszyscy zaczynają z tymi samymi towarami: tak najszybciej zagrasz.
    .alone = Zaczynasz z 1 sztuką każdego towaru i możesz dodać Specjalistę.
