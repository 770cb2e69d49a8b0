# The keys of a screen, and how to play.

## Help

help_heading = Klawisze i jak grać
help_keys = Klawisze tutaj
help_key_scroll = przewijaj
help_everywhere = Klawisze wszędzie
help_signs = Znaki na planszach
help_how = Gra w minutę
help_seed = Ziarno tej gry: { $seed }. Podaj je komuś, a zagra w identyczną grę.

## The face of a card over the table

help_key_signs = wszystkie znaki
