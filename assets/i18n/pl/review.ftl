# What cost most in a finished game.

review-heading = Przegląd: najdroższe wybory
review-how = Oceniono według tego, co gracz mógł wtedy wiedzieć, a nie według tego, co stało się później.
review-working = Sprawdzany wybór: { $done } z { $total }
review-seat = { $name }
review-none-of-seat = Żaden wybór nie kosztował choćby pół punktu.
review-none = Do tej gry nie ma przeglądu.
review-not-over = Przegląd jest możliwy tylko po skończonej grze.
review-round = Runda { $round }
review-setup = Przygotowanie
review-cost = Punkty: { $points }
review-asked = { $when }, { $name }: { $prompt }
review-chosen = Wybrano: { $what }.
review-better = Lepiej: { $what }.
review-because = Zapowiadało to około { $points } pkt więcej: { $reasons }.
review-others = sytuacja pozostałych
review-against = { $why } Za wybranym przemawiało: { $reasons }.
review-moment = Chwila { $moment } w powtórce.
review-label = Przegląd
review-key-replay = powtórka od tego miejsca
