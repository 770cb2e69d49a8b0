# So many of a thing; .short for narrow screens.

amount_provisions = { $count ->
    [one] { $count } Provision
   *[other] { $count } Provisions
}
    .short = { $count }Pr
amount_tech = { $count } Tech
    .short = { $count }Te
amount_food = { $count } Food
    .short = { $count }Fo
amount_water = { $count } Water
    .short = { $count }Wa
amount_wood = { $count } Wood
    .short = { $count }Wd
amount_chem = { $count } Chem
    .short = { $count }Ch
amount_oil = { $count } Oil
    .short = { $count }Oi
amount_gold = { $count } Gold
    .short = { $count }Go
amount_nuclear = { $count } Nuclear
    .short = { $count }Nu
amount_basecamp = { $count ->
    [one] { $count } Basecamp
   *[other] { $count } Basecamps
}
    .short = { $count }B
amount_outpost = { $count ->
    [one] { $count } Outpost
   *[other] { $count } Outposts
}
    .short = { $count }P
amount_outrider = { $count ->
    [one] { $count } Outrider
   *[other] { $count } Outriders
}
    .short = { $count }R
amount_barricade = { $count ->
    [one] { $count } Barricade
   *[other] { $count } Barricades
}
    .short = { $count }K
amount_nuke = { $count ->
    [one] { $count } Nuke
   *[other] { $count } Nukes
}
    .short = { $count }!
amount_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount_vp = { $count } VP
