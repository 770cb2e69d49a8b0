# What happened since one's last turn, the whole log, and what changed.

## Since one's last turn: what a seat did, in few words

news_title = Since your last turn
news_start = So far
news_table = Table
news_nothing = Nothing has happened since your last turn.
news_hint = n again
news_wait = since your last turn
news_log = L whole log

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

## The whole log

news_help = what has happened since your last turn
news_help_log = the whole log: search, rounds, rules
news_setup = Setup
news_round_tab = Round
news_search = / or a letter: search
news_hits = { $hit } of { $count }
news_sentences = { $count ->
    [one] 1 sentence
   *[other] { $count } sentences
}
news_no_hit = nothing found
news_key_rule = rule
news_key_search = search
news_key_hits = hits
news_key_rounds = rounds
news_key_back = undo to here
