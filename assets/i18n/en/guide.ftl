# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

guide-menu-on = Turn the guide on (e)
guide-menu-off = Turn the guide off (e)
guide-help = turn the guide of the first game on or off

## Around the lessons

guide-try = Try: { $move }. Press { $key }.
guide-try-enter = Try: { $move }. Go there and press Enter.
guide-go-on = Go on
guide-stop = Turn the guide off: just the game

## Before the game

guide-setup = First game: who plays?
guide-setup-bot = Alone, with a bot as the other player
guide-setup-two = Two people at this keyboard
guide-setup-three = Three people at this keyboard
guide-setup-four = Four people at this keyboard
