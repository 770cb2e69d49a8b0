# What is printed on cards and boards, made of their values; .short for narrow screens.

## Effects

printed_gain = gain { $goods }
    .short = +{ $goods }
printed_choose = gain one of: { $goods }
    .short = +1: { $goods }
printed_points = { $count ->
    [one] { $count } point of { $type } for the purse
   *[other] { $count } points of { $type } for the purse
}
    .short = { $count } pts { $type }
printed_income = { $goods } at the start of each production
    .short = each turn +{ $goods }
printed_swap = pay { $pays }, gain { $goods }
    .short = { $pays } > { $goods }
printed_pay = pay { $pays }
    .short = pay { $pays }
printed_terrain = a Wasteland under an active Outrider of yours becomes: { $terrain }
    .short = Wasteland > { $terrain }
printed_bonus = X of your Basecamp rises by { $count }
    .short = X +{ $count }
printed_cheaper = { $action }: { $count } less
    .short = { $action } -{ $count }
printed_recruit = { $count ->
    [one] recruit an Outrider, free
   *[other] recruit { $count } Outriders, free
}
    .short = { $count ->
        [one] recruit free
       *[other] recruit { $count } free
    }
printed_rouse = { $count ->
    [one] activate an Outrider, free
   *[other] activate { $count } Outriders, free
}
    .short = { $count ->
        [one] rouse free
       *[other] rouse { $count } free
    }
printed_erect = { $count ->
    [one] activate an Outpost, free
   *[other] activate { $count } Outposts, free
}
    .short = { $count ->
        [one] set up Outpost free
       *[other] set up { $count } Outposts free
    }
printed_kit = { $count ->
    [one] construct an Outpost, free
   *[other] construct { $count } Outposts, free
}
    .short = { $count ->
        [one] new Outpost free
       *[other] { $count } new Outposts free
    }
printed_fence = { $count ->
    [one] construct a Barricade, free
   *[other] construct { $count } Barricades, free
}
    .short = { $count ->
        [one] new Barricade free
       *[other] { $count } new Barricades free
    }
printed_boost_attacker = +{ $count } to your total when you attack
    .short = attack +{ $count }
printed_boost_host = +{ $count } to your total when you defend
    .short = defence +{ $count }
printed_boost_either = +{ $count } to your total in a conflict
    .short = conflict +{ $count }
printed_cards = { $count ->
    [one] { $count } more conflict card in your hand
   *[other] { $count } more conflict cards in your hand
}
    .short = { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
printed_proof_season = your Outposts make Wood in autumn and Water in winter all the same
    .short = no bad season
printed_proof_hazard_end = your Outriders may end your turn on hazards
    .short = safe on hazards
printed_proof_hazard_pay = Provisions pay your moves into hazards and out of them
    .short = Pr pay on hazards
printed_proof_year_end = { $count ->
    [one] at the end of a year an Outrider of yours takes 1 Provision
   *[other] at the end of a year an Outrider of yours takes { $count } Provisions
}
    .short = year's end { $count }Pr
printed_barter = the town trades with you as with the Skilled
    .short = Skilled in town
printed_draw = { $count ->
    [one] look at { $count } discovery card and take it
   *[other] look at { $count } discovery cards, take one
}
    .short = look at { $count }, take 1
printed_scrap = this card is discarded
    .short = discard it

## When an effect works

printed_moment_complete = once, when it is completed
printed_moment_drawn = once, when it is drawn
printed_moment_lasting = as long as it lies before you
printed_moment_use = an action, once a turn
printed_moment_turn = an action on your own turn, once
printed_moment_boost = while you spend boosters in a conflict, once

## Requirements

printed_outrider_on = an active Outrider on: { $terrain }
    .short = R on { $terrain }
printed_outpost_on = an active Outpost on: { $terrain }
    .short = P on { $terrain }
printed_outposts = { $count ->
    [one] { $count } active Outpost
   *[other] { $count } active Outposts
}
    .short = { $count }P
printed_outriders = { $count ->
    [one] { $count } active Outrider
   *[other] { $count } active Outriders
}
    .short = { $count }R
printed_near_town = an active Outrider beside the town
    .short = R by the town
printed_barricades = { $count ->
    [one] { $count } active Barricade
   *[other] { $count } active Barricades
}
    .short = { $count }K
printed_bonus_least = X of your Basecamp at least { $count }
    .short = X { $count }
printed_far = { $count ->
    [one] an active Outrider { $count } hex or more from your Basecamp
   *[other] an active Outrider { $count } hexes or more from your Basecamp
}
    .short = R { $count } away

## Costs and yields

printed_card = { $cost }: { $does }
    .aloud = costs { $cost }; { $does }
printed_none = nothing
printed_further = { $count } for each further Outrider
printed_with_basecamp = { $count } with the Basecamp
printed_each_barricade = { $count } for each active Barricade of its owner round the hex
printed_flat = { $count } in all from upgraded transport
printed_dear = { $usual }, in { $season } { $dear }
