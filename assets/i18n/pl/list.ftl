# Words in a row, and how a thing and what there is to say of it stand together. A list passes its case to its parts.

list_and = { $first } i { $last }
    .gen = { CASE($first, "gen") } i { CASE($last, "gen") }
    .acc = { CASE($first, "acc") } i { CASE($last, "acc") }
    .ins = { CASE($first, "ins") } i { CASE($last, "ins") }
list_or = { $first } lub { $last }
    .gen = { CASE($first, "gen") } lub { CASE($last, "gen") }
    .acc = { CASE($first, "acc") } lub { CASE($last, "acc") }
    .ins = { CASE($first, "ins") } lub { CASE($last, "ins") }
list_either = { $first } albo { $last }
list_comma = { $first }, { $last }
    .gen = { CASE($first, "gen") }, { CASE($last, "gen") }
    .acc = { CASE($first, "acc") }, { CASE($last, "acc") }
    .ins = { CASE($first, "ins") }, { CASE($last, "ins") }
list_semicolon = { $first }; { $last }
list_slash = { $first }/{ $last }
list_short = { $first } { $last }
    .acc = { CASE($first, "acc") } { CASE($last, "acc") }
list_times = { $first } x { $last }
list_told = { $what }: { $text }
list_counted = { $count } { $what }
    .gen = { $count } { CASE($what, "gen") }
    .acc = { $count } { CASE($what, "acc") }
    .ins = { $count } { CASE($what, "ins") }
