map_town_shut = shut
map_edge = { $first }/{ $last }
map_go_to = Go to which hex?
map_go_to_like = such as H4
map_no_hex = There is no hex { $called }.
