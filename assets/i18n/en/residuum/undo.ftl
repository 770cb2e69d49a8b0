# What a choice has shown, by the pile or the chance behind it.

undo-seen-tiles = Can't undo: tiles were drawn.
undo-seen-first = Can't undo: who takes the first turn was drawn.
undo-seen-discoveries = Can't undo: the discovery deck was shuffled.
undo-seen-discovery_deck = Can't undo: discovery cards were looked at.
undo-seen-hand = Can't undo: a card was taken into a hand.
undo-seen-town = Can't undo: a card of the town was drawn.
undo-seen-conflict = Can't undo: conflict cards were dealt.
undo-seen-laid = Can't undo: conflict cards were laid.
undo-seen-veil = Can't undo: a secret choice was made.
