# The face of a card over the table.

face-key-rule = rule
face-key-turn = the next one
