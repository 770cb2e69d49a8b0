map_town_shut = zamknięte
map_edge = { $first }/{ $last }
map_go_to = Na który heks?
map_go_to_like = na przykład { $label }
map_no_hex = Nie ma heksu { $called }.
