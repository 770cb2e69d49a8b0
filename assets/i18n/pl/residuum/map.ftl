map_town_shut = zamknięte
map_edge = { $first }/{ $last }
