# The menu of a turn: two answers in one row, and what is asked once before the turn ends.

chain = { $first }: { $then }
ending-sure = Once more ends the turn (0). Still possible: { $things }.

## Exchanging in the stepper

table-stepper-trade = change
table-stepper-none = Enter: exchange nothing
table-stepper-some = less of what you give, more of what you take
table-stepper-swap = Enter: { $given } for { $taken }
table-stepper-give = { $count } still to give
table-stepper-fetch = { $count } still to take
