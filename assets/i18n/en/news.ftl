# What happened since one's last turn, the whole log, and what changed.

## Since one's last turn: what a seat did, in few words

news_title = Since your last turn
news_start = So far
news_table = Table
news_nothing = Nothing has happened since your last turn.
news_hint = n again
news_wait = since your last turn
news_log = L whole log

## The whole log

news_help = what has happened since your last turn
news_help_log = the whole log: search, rounds, rules
news_setup = Setup
news_round_tab = Round
news_search = / or a letter: search
news_hits = { $hit } of { $count }
news_sentences = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
news_no_hit = nothing found
news_key_rule = rule
news_key_search = search
news_key_hits = hits
news_key_rounds = rounds
news_key_back = undo to here
