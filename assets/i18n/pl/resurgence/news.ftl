# What others have done since one's own last turn.

news_placed = { $token } { $where }
news_rested = odpoczywa { $token }
news_rescued = ratuje { CASE($card, "acc") }
news_planned = planuje: { $card }
news_completed = kończy: { $card }
news_built = oczyszcza { CASE($card, "acc") }
news_retired = wycofuje { CASE($token, "acc") }
news_added = dodaje { CASE($token, "acc") }
news_advanced = tor { CASE($track, "gen") } { $space }
news_level = podnosi Kryjówkę do Poziomu { $count }
news_first = Pierwszy Gracz
news_hero = Bohater: { $card }
news_starter = Misja Początkowa: { $card }
news_kept = zatrzymuje: { $cards }
news_final = kończy z { $count } PZ
news_won = wygrywa
news_round = Runda { $count }
news_event = Wydarzenie: { $card }
news_mutants = Mutanci: { $where }
news_side = Plansza Akcji Mutanta: strona { $side ->
    [a] A
   *[b] B
}
news_points = { $sign }{ $count }PZ
