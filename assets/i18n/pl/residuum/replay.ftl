# Co stoi obok powtórki, w słowach tej gry.

replay-score = { $name } { $count } PZ
replay-help-round = na początek tury
