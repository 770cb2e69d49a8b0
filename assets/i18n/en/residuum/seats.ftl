seats_points = { $count } VP
seats_hand_short = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seats_cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
seats_character = { $name }: { $skills }, { $power }
seats_skilled_both = skilled at both
seats_skilled_strategy = skilled Strategy
seats_skilled_bartering = skilled Bartering
seats_competent = competent
seats_power = power ready
seats_power_used = power used
seats_bot = b
seats_nowhere = not placed
seats_pieces = Basecamp { $where }, X { $bonus }; Outposts { $outposts } of { $most_outposts }; Outriders { $outriders } of { $most_outriders }; Barricades { $barricades } of { $most_barricades }; cards in hand { $hand }
seats_open = Open cards: { $cards }
