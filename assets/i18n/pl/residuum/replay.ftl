# Co stoi obok powtórki, w słowach tej gry.

replay-score = { $name } { $count } PZ
