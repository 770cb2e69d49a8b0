# Paying, gaining and exchanging goods in the stepper.

## Exchanging in the stepper

stepper-trade = zmiana
stepper-none = Enter: nie wymieniaj nic. Cyfry: oddaj, potem weź
stepper-some = oddaj mniej albo weź więcej; cyfry: oddaj, potem weź
stepper-swap = Enter: { $taken } za { CASE($given, "acc") }
stepper-give = do oddania jeszcze { $count }
stepper-fetch = do wzięcia jeszcze { $count }

## Paying

stepper-held = masz
stepper-pay = płacisz
stepper-gain = zyskujesz
stepper-done = Enter: zapłać { CASE($goods, "acc") }
stepper-take = Enter: zyskaj { CASE($goods, "acc") }
stepper-due = jeszcze { $count }
