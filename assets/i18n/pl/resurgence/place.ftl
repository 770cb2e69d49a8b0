# What is said of a place that is looked at, and why it cannot be picked.

place-refused-and = { $refused }. { $about }
place-refused-too_dear = nie stać cię na { CASE($cost, "acc") }
place-refused-needs_level = wymaga Poziomu { $count }
place-refused-is_clear = nie ma tu Rumowiska
place-refused-face_up = Rumowisko leży odkryte, więc pozostaje zamknięte
place-refused-planned_now = zaplanowana w tej turze; gotowa w następnej
place-refused-one_a_turn = jedna Misja na turę; jedna już ukończona
place-refused-wrong_place = nie tutaj ({ $where })
place-refused-lacks = nie stać cię na { CASE($cost, "acc") }
place-refused-card_used = użyta w tej rundzie
place-refused-card_new = zdobyta w tej turze; gotowa w następnej
place-refused-asleep = jeszcze nieaktywna ({ $when })
place-refused-no_use = teraz nic nie daje
place-refused-when_paying = pomaga, gdy płacisz
place-refused-when_placing = pomaga, gdy umieszczasz
place-refused-no_token_there = nie ma żetonu, który mogłaby przenieść
place-refused-effect_used = już użyte w tej turze
place-refused-token_elsewhere = twój żeton jest gdzie indziej: { $where }
place-refused-track_full = to już ostatnie pole
place-refused-other_track = ta premia dotyczy innego toru
place-refused-event_elsewhere = leży w Dzielnicy { $where }
place-refused-event_used = już użyte w tej turze

## Placing

place-note-tokens = { $tokens }
place-note-key = { $key }:{ $token }
place-note-pay = zapłać { $choices }
place-note-gain = zyskaj { $choices }
place-note-from = { $token }[{ $area }]
place-note-wakes = aktywuje: { $things }
place-note-missions = Misja tutaj: { $things }
place-note-event = Wydarzenie: { $things }

## The line about what is looked at

place-between = { ", " }
place-look = { $place }: { $what }
place-look-pay = zapłać { CASE($cost, "acc") } ({ $ways })
place-look-others = { $likely } lub inaczej (sposoby: { $count })
place-look-with = { $goods } z pomocą { CASE($cards, "gen") }
place-look-lacking = nie stać cię jeszcze na: { $missions }
place-look-not = { $place }: { $reason }
place-not-own_token = stoi tu już twój żeton
place-not-rubble = pod Rumowiskiem
place-not-closed = Rumowisko leży odkryte, więc pozostaje zamknięte
place-not-no_token = nie masz żetonu w obszarze { CASE($area, "gen") }
place-not-needs_type = potrzebny żeton: { $who }
place-not-cannot_pay = nie stać cię na karę { $count }
place-not-no_supply = Bestia kosztuje Amunicję lub Lek, a masz ich za mało
