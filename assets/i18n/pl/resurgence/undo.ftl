# What a choice has shown, by the pile or the chance behind it.

undo-seen-bag = Nie da się cofnąć: dobrano żetony z Woreczka.
undo-seen-black_bag = Nie da się cofnąć: dobrano żeton z Czarnego Woreczka.
undo-seen-survivor_deck = Nie da się cofnąć: odkryto kartę Ocalałego.
undo-seen-basic_deck = Nie da się cofnąć: odkryto Misję Podstawową.
undo-seen-advanced_deck = Nie da się cofnąć: odkryto Misję Zaawansowaną.
undo-seen-event_deck = Nie da się cofnąć: odkryto Wydarzenie.
undo-seen-mutant_deck = Nie da się cofnąć: odkryto kartę Mutanta.
undo-seen-leader_deck = Nie da się cofnąć: odkryto kartę Przywództwa Mutanta.
undo-seen-rubble = Nie da się cofnąć: odkryto Rumowisko.
undo-seen-salvage_deck = Nie da się cofnąć: rozdano karty Łupu.
undo-seen-hand = Nie da się cofnąć: przekazano karty Łupu.
undo-seen-picks = Nie da się cofnąć: odkryto karty Łupu.
undo-seen-veil = Nie da się cofnąć: ujawniono tajne wybory wszystkich.
