# What a choice has shown, by the pile or the chance behind it.

undo-seen-bag = Tokens were drawn from a bag, and that cannot be taken back.
undo-seen-black_bag = A token was drawn from the black bag, and that cannot be taken back.
undo-seen-survivor_deck = A Survivor card was turned up, and that cannot be taken back.
undo-seen-basic_deck = A Basic Mission was turned up, and that cannot be taken back.
undo-seen-advanced_deck = An Advanced Mission was turned up, and that cannot be taken back.
undo-seen-event_deck = An Event was turned up, and that cannot be taken back.
undo-seen-mutant_deck = A Mutant card was turned up, and that cannot be taken back.
undo-seen-leader_deck = A Mutant Leadership card was turned up, and that cannot be taken back.
undo-seen-rubble = Rubble was turned up, and that cannot be taken back.
undo-seen-salvage_deck = Salvage cards were dealt, and that cannot be taken back.
undo-seen-hand = The Salvage cards were passed on, and that cannot be taken back.
undo-seen-picks = Salvage cards were turned up, and that cannot be taken back.
undo-seen-veil = What everybody chose in secret was revealed, and that cannot be taken back.
