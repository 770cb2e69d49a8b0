# What the command line says of this game alone.

## Help

cli_example_alone = resurgence new --seats Anna --solo village
    .about = w pojedynkę, najłatwiej
cli_option_query = Identyfikator zasady albo słowa, na przykład UPK-C albo ratunek.
cli_option_mode = Tylko gry o 2, 3 lub 4 miejscach albo gry w pojedynkę z Mutantami z wioski (village), miasta (town) lub twierdzy (stronghold).
cli_option_start = draft (dobieranie kart Łupu) albo beginner (start dla początkujących).
cli_option_solo = W pojedynkę z Mutantami z wioski (village), miasta (town) lub twierdzy (stronghold), od łatwych do trudnych.
cli_option_encounters = Dodaj do Mutantów Bestie i Włóczęgów: rozszerzenie Spotkania.
cli_option_even_heroes = Słabsi Bohaterowie przynoszą na początku towary; nie w grze w pojedynkę.
cli_option_bonus_events = Dodaj surowsze Dodatkowe Wydarzenia; nie w grze w pojedynkę.

## Playing

cli_plain_lost = Wygrywają Mutanci.

## Results of many games

cli_result_mean = PZ, średnio
cli_result_lowest = PZ, najmniej
cli_result_highest = PZ, najwięcej

## The rule reference

cli_rules_hint = Podaj rozdział, zasadę, kartę, znak albo słowa: resurgence rules UPK, resurgence rules UPK-C, resurgence rules kucharka, resurgence rules 2pz, resurgence rules ratunek.

## Według czego raport o wielu grach rozróżnia miejsca

cli_breakdown_hero = Bohater
cli_breakdown_starter = Misja Początkowa
cli_breakdown_salvage = Zatrzymana Karta Łupu
cli_breakdown_directives = Zadania tego stołu
cli_breakdown_survivor = Uratowany Ocalały
cli_breakdown_mission = Ukończona Misja
cli_breakdown_mission_shown = Wyłożona Misja
cli_breakdown_planned = Zaplanowana Misja
cli_breakdown_room = Oczyszczone pomieszczenie
cli_breakdown_specialist = Dodany Specjalista
cli_breakdown_space = Użyte pole
