# Names of keys.

key_up_down = Góra/Dół
key_left_right = Lewo/Prawo
key_arrows = Strzałki
key_up = Góra
key_down = Dół
key_left = Lewo
key_right = Prawo
key_space = Spacja
    .acc = spację
key_short_up = góra
key_short_down = dół
