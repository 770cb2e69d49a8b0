# The face of a card over the table.

face-key-rule = zasada
face-key-turn = następna
