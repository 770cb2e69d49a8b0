# Paying, gaining and exchanging goods in the stepper.

## Exchanging in the stepper

stepper-trade = change
stepper-digits = Digits: give one, then take one
stepper-none = Enter: exchange nothing
stepper-some = choose what to give and what to take
stepper-swap = Enter: { $given } for { $taken }
stepper-give = { $count } still to give
stepper-fetch = { $count } still to take

## Paying

stepper-held = you have
stepper-pay = you pay
stepper-gain = you gain
stepper-done = Enter: pay { $goods }
stepper-take = Enter: gain { $goods }
stepper-due = { $count } still due
