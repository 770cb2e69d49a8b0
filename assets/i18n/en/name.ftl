# What is wrong with a name.

name_ask = { $count ->
    [one] What is your name?
   *[other] What are your names?
}
name_empty = A name needs at least one character.
name_long = A name has at most { $most } characters; this one has { $count }.
name_bracket = A name cannot contain square brackets.
name_hidden = This name contains a character that cannot be shown.
name_taken = Another seat is called { $name }.

## What bots are called, before a number

name_bot_easy = Bot Easy
name_bot_normal = Bot Normal
name_bot_hard = Bot Hard
name_bot_eager = Bot Eager
name_bot_random = Bot Random
name_bot_program = Bot Program
