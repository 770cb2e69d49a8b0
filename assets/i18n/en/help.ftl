# The keys of a screen, and how to play.

## Help

help_heading = Keys and how to play
help_keys = Keys here
help_key_scroll = scroll
help_everywhere = Keys everywhere
help_signs = Signs on the boards
help_how = The game in one minute
help_seed = Seed of this game: { $seed }. Share it to play the identical game.

## The face of a card over the table

help_key_signs = all signs
