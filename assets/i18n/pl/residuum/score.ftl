# Punktacja: wiersze arkusza, jego części i kto wygrywa.

## Punktacja

score_won = Wygrywa { $name }, { $count } PZ.
score_tie_pieces = { $names } mają po { $count } PZ; { $name } ma więcej aktywnych Zwiadowców i placówek, { $mine } do { $theirs }.
score_tie_cubes = { $names } mają po { $count } PZ i tyle samo aktywnych Zwiadowców i placówek ({ $pieces }); { $name } ma więcej kostek bez Prowiantu, { $mine } do { $theirs }.
score_shared = { $names } wygrywają razem, po { $count } PZ: żadne rozstrzygnięcie nie przełamuje remisu.
score_basecamp = Baza
score_outposts = Posterunki
score_outriders = Zwiadowcy
score_discoveries = Ukończone karty
score_types = Surowce od 10 kostek
score_oil = Najwięcej Ropy
score_gold = Najwięcej Złota
score_nuclear = Najwięcej Uranu
score_part_pieces = Pionki
score_part_cards = Karty
score_part_resources = Surowce

## Wyniki wielu gier

score_source_basecamp =   Baza
score_source_outposts =   Posterunki
score_source_outriders =   Zwiadowcy
score_source_discoveries =   Ukończone karty
score_source_types =   Surowce od 10 kostek
score_source_oil =   Najwięcej Ropy
score_source_gold =   Najwięcej Złota
score_source_nuclear =   Najwięcej Uranu

## Arkusz jako wiersze tekstu

score_line = { $name } { $count } PZ: { $lines }
score_counted = { $count } { $what }
