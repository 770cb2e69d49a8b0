# Names of keys.

key_up_down = Up/Down
key_left_right = Left/Right
key_arrows = Arrows
key_up = Up
key_down = Down
key_left = Left
key_right = Right
key_space = Space
key_short_up = up
key_short_down = down
