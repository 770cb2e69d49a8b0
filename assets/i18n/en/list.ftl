# Words in a row, and how a thing and what there is to say of it stand together.

list_and = { $first } and { $last }
list_or = { $first } or { $last }
list_either = { $first }, or { $last }
list_comma = { $first }, { $last }
list_semicolon = { $first }; { $last }
list_slash = { $first }/{ $last }
list_short = { $first } { $last }
list_times = { $first } x { $last }
list_told = { $what }: { $text }
list_counted = { $count } { $what }
