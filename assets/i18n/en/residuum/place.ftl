place_seat = { $name }: click or press Enter to see the store
place_told = { $what }: { $text }
place_empty = { $where }: no tile yet
place_hex = { $where } { $terrain }
place_sentences = { $what }. { $more }
place_of = { $name }: { $pieces }
place_who = { $who }.
place_basecamp = Basecamp
place_outpost = Outpost
place_outrider = { $count ->
    [one] { $count } Outrider
   *[other] { $count } Outriders
}
place_basecamp_lying = folded Basecamp
place_outpost_lying = { $count ->
    [one] folded Outpost
   *[other] { $count } folded Outposts
}
place_outrider_lying = { $count ->
    [one] { $count } Outrider out of action
   *[other] { $count } Outriders out of action
}
place_barricades = { $count ->
    [one] folded Barricade
   *[other] { $count } folded Barricades
}
place_armed = an armed nuke
place_oil = Oil for transport
place_makes = Makes: { $what }.
place_makes_outrider = an Outrider { $goods }
place_makes_outpost = an Outpost { $goods }
place_bonus = X { $count } for a Basecamp
place_edge = The edge { $where }
place_barricade = A Barricade of { $name } on the edge { $where }
place_resource = { $goods }. A cube is worth { $worth }; pays for: { $what }
place_resource_none = { $goods }. A cube is worth { $worth }
place_pays_all = every action in points
place_not = { $where }: { $reason }.
place_refused_and = { $refused } { $about }
place_not_far = a move goes to a hex beside the convoy
place_not_shut = the town is shut in the last two turns
place_not_visited = you have visited the town this season
place_not_armed = an armed nuke cannot come there
place_not_exits = there is no way out of the town
place_not_basecamp_meets = nobody meets others with a Basecamp
place_not_met = one of them has met somebody this turn
place_not_fought = there has been a meeting there this turn
place_not_full = what the convoy carries cannot lie there
place_not_hazard = { $count ->
    [one] that is { $count } point, and Provisions pay no way into a hazard or out of it
   *[other] that is { $count } points, and Provisions pay no way into a hazard or out of it
}
place_not_points = { $count ->
    [one] you cannot pay the { $count } point
   *[other] you cannot pay the { $count } points
}
place_not_location = the network leads to your own locations only
place_not_others = others stand there
place_not_here = you can do nothing there now
place_not_trade = { $count ->
    [one] after paying { $count } point nothing would be left to trade with
   *[other] after paying { $count } points nothing would be left to trade with
}
