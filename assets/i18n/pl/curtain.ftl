# The curtain of the hand-over.

## Hand-over

curtain_please = { $name }, przejmij klawiaturę.
curtain_others = Reszta: nie patrzcie.
curtain_alone = Naciśnij { CASE($key, "acc") }, gdy nikt nie patrzy
curtain_wait = chwileczkę ...
curtain_key_menu = zapisz i wyjdź
curtain_leave = Zapisać grę i wrócić do menu?
curtain_key_lift = unieś
curtain_key_public = jawne plansze

curtain_key_back = cofnij
curtain_key_forgotten = nie znam PIN-u
curtain_pin = PIN gracza { $name }:
curtain_alone_pin = Wpisz swój PIN, potem Enter
