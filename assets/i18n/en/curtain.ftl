# The curtain of the hand-over.

## Hand-over

curtain_please = { $name }, please take the keyboard.
curtain_others = Everybody else: look away.
curtain_alone = Press { $key } when nobody is looking
curtain_wait = one moment ...
curtain_key_menu = save and leave
curtain_leave = Save the game and go to the menu?
curtain_key_lift = lift
curtain_key_public = open boards

curtain_key_back = undo
curtain_key_forgotten = forgot PIN
curtain_pin = { $name }'s PIN:
curtain_alone_pin = Type your PIN, then Enter
