map_town_shut = shut
map_edge = { $first }/{ $last }
