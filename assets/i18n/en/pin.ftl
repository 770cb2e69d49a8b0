# PINs at the hand-over.

pin_key_enter = done
pin_new = { $name }, type a PIN of { $shortest } to { $longest } digits. From then on the curtain asks you for it. It keeps honest people from looking, no more.
pin_old = { $name }, type the PIN you have now.
pin_change = { $name }, type another PIN of { $shortest } to { $longest } digits, or press Enter alone to go on without one.
pin_again = { $name }, the same PIN once more, please.
pin_is = A PIN is { $shortest } to { $longest } digits.
pin_differs = That was another one; please begin again.
pin_set = { $name } has a PIN now; the curtain asks for it.
pin_removed = { $name } has no PIN.
pin_wrong = That is not the PIN.
pin_pause = { $count ->
    [one] Too many wrong PINs. Try again in one second; each pause is longer.
   *[other] Too many wrong PINs. Try again in { $count } seconds; each pause is longer.
}
pin_pause_minutes = Too many wrong PINs. Try again in { $count } minutes; each pause is longer.
pin_agree = { $name } has forgotten the PIN. { $other }, press Enter if it shall be cleared.
pin_agree_with_pin = { $name } has forgotten the PIN. { $other }, type your own PIN if it shall be cleared.
pin_cleared = { $name }'s PIN is cleared.
