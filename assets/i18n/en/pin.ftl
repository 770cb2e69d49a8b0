# PINs at the hand-over.

pin_key_enter = done
pin_new = { $name }, type a PIN of { $shortest } to { $longest } digits. The curtain will ask for it. It only deters peeking.
pin_old = { $name }, type your current PIN.
pin_change = { $name }, type a new PIN of { $shortest } to { $longest } digits, or press Enter to remove it.
pin_again = { $name }, type the same PIN again.
pin_is = A PIN has { $shortest } to { $longest } digits.
pin_differs = The two PINs differ. Start again.
pin_set = { $name } now has a PIN. The curtain asks for it.
pin_removed = { $name } has no PIN.
pin_wrong = Wrong PIN.
pin_pause = { $count ->
    [one] Too many wrong PINs. Try again in 1 second; each wait is longer.
   *[other] Too many wrong PINs. Try again in { $count } seconds; each wait is longer.
}
pin_pause_minutes = Too many wrong PINs. Try again in { $count } minutes; each wait is longer.
pin_agree = { $name } forgot the PIN. { $other }, press Enter to clear it.
pin_agree_with_pin = { $name } forgot the PIN. { $other }, type your own PIN to clear it.
pin_cleared = { $name }'s PIN is cleared.
