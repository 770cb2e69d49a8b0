# What a choice has shown, by the pile or the chance behind it.

undo-seen-bag = Can't undo: tokens were drawn from a bag.
undo-seen-black_bag = Can't undo: a token was drawn from the Encounters bag.
undo-seen-survivor_deck = Can't undo: a Survivor card was revealed.
undo-seen-basic_deck = Can't undo: a Basic Mission was revealed.
undo-seen-advanced_deck = Can't undo: an Advanced Mission was revealed.
undo-seen-event_deck = Can't undo: an Event was revealed.
undo-seen-mutant_deck = Can't undo: a Mutant card was revealed.
undo-seen-leader_deck = Can't undo: a Mutant Leadership card was revealed.
undo-seen-rubble = Can't undo: Rubble was revealed.
undo-seen-salvage_deck = Can't undo: Salvage cards were dealt.
undo-seen-hand = Can't undo: the Salvage cards were passed on.
undo-seen-picks = Can't undo: Salvage cards were revealed.
undo-seen-veil = Can't undo: everybody's secret choices were revealed.
