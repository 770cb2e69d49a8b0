# What others have done since one's own last turn.

news_placed = { $token } { $where }
news_rested = rests { $token }
news_rescued = rescues { $card }
news_planned = plans { $card }
news_completed = completes { $card }
news_built = clears { $card }
news_retired = retires { $token }
news_added = adds { $token }
news_advanced = { $track } track { $space }
news_level = raises to level { $count }
news_first = First Player
news_hero = Hero { $card }
news_starter = Starter { $card }
news_kept = kept { $cards }
news_final = ends with { $count } VP
news_won = wins
news_round = Round { $count }
news_event = Event { $card }
news_mutants = Mutants: { $where }
news_side = Mutant Action board: side { $side ->
    [a] A
   *[b] B
}
news_points = { $sign }{ $count }VP
