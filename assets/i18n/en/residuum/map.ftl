map_town_shut = shut
map_edge = { $first }/{ $last }
map_go_to = Go to which hex?
map_go_to_like = such as { $label }
map_no_hex = There is no hex { $called }.
