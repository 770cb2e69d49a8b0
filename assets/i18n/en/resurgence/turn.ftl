# The menu of a turn: two answers in one row; exchanging in the stepper.

chain = { $first }: { $then }

## Exchanging in the stepper

table-stepper-trade = change
table-stepper-none = Enter: exchange nothing
table-stepper-some = less of what you give, more of what you take
table-stepper-swap = Enter: { $given } for { $taken }
table-stepper-give = { $count } still to give
table-stepper-fetch = { $count } still to take
