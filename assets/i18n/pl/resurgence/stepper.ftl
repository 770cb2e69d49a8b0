# Paying, gaining and exchanging goods in the stepper.

## Exchanging in the stepper

stepper-trade = zmiana
stepper-digits = Cyfry: co oddajesz, potem co bierzesz
stepper-none = Enter: nie wymieniaj nic
stepper-some = wybierz, co oddajesz i co bierzesz
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
