# What is wrong with a name.

name_ask = { $count ->
    [one] Jak masz na imię?
    [few] Jak macie na imię?
    [many] Jak macie na imię?
   *[other] Jak macie na imię?
}
name_empty = Imię musi mieć co najmniej jeden znak.
name_long = Imię może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}; to ma { $count }.
name_bracket = Imię nie może zawierać nawiasów kwadratowych.
name_hidden = To imię zawiera znak, którego nie można pokazać.
name_taken = Imię { $name } ma już inne miejsce przy stole.

## What bots are called, before a number

name_bot_easy = Bot łatwy
name_bot_normal = Bot średni
name_bot_hard = Bot trudny
name_bot_eager = Bot gorliwy
name_bot_random = Bot losowy
name_bot_program = Program
