seats_points = { $count } PZ
seats_hand_short = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
seats_cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
seats_character = { $name }: { $skills }, { $power }
seats_skilled_both = biegłość w obu
seats_skilled_strategy = Strategia: biegłość
seats_skilled_bartering = Handel: biegłość
seats_competent = wprawa
seats_power = moc gotowa
seats_power_used = moc użyta
seats_bot = b
seats_nowhere = niepostawiona
seats_pieces = Baza { $where }, X { $bonus }; Posterunki: { $outposts } z { $most_outposts }; Zwiadowcy: { $outriders } z { $most_outriders }; Barykady: { $barricades } z { $most_barricades }; karty na ręce: { $hand }
seats_open = Odkryte karty: { $cards }
