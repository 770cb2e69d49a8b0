# The menu of a turn: two answers in one row, and what is asked once before the turn ends.

chain = { $first }: { $then }
ending-sure = Once more ends the turn (0). Still possible: { $things }.
