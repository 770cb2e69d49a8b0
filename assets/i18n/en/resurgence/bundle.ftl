# The parts of a cost or a reward.
#
# .text what it is, .short for narrow screens, .sign for the boards.

bundle_food = { $count } Food
    .short = Fo
bundle_fuel = { $count } Fuel
    .short = Fu
bundle_parts = { $count } { parts }
    .short = Pa
bundle_ammo = { $count } Ammo
    .short = Am
bundle_meds = { $count } Meds
    .short = Me
bundle_vp = { $count } VP
    .short = VP
bundle_res = { $count ->
   *[one] any Resource
    [other] any { $count } Resources
}
    .short = Res
    .text = Food, Fuel or Parts, your choice for each one.
bundle_sup = { $count ->
   *[one] Ammo or Meds
    [other] { $count } Ammo or Meds
}
    .short = Sup
    .text = Ammo or Meds, your choice for each one.
bundle_any = { $count ->
   *[one] any good
    [other] any { $count } goods
}
    .short = any
    .text = Food, Fuel, Parts, Ammo or Meds, your choice for each one.
bundle_row_price = Food below the card
    .short = price
    .text = As much Food as the space of the Survivor Row shows.
bundle_retire = { $count ->
   *[one] retire
    [other] retire { $count }
}
    .short = retire
    .text = Remove 1 of your tokens in your bag or Rest Area from the game.
bundle_plan = { $count ->
   *[one] plan
    [other] plan { $count }
}
    .short = plan
    .text = Take 1 face-up Mission into a free planning slot. Advanced Missions need level 3.
bundle_draw = { $count ->
   *[one] draw
    [other] draw { $count }
}
    .short = draw
    .text = Draw 1 token from your bag and assign it to any area at once.
bundle_spec_builder = { $count ->
   *[one] +1 Builder
    [other] +{ $count } Builders
}
    .short = +B
    .text = Put 1 Builder token from your supply into your bag.
bundle_spec_scholar = { $count ->
   *[one] +1 Scholar
    [other] +{ $count } Scholars
}
    .short = +S
    .text = Put 1 Scholar token from your supply into your bag.
bundle_spec_ranger = { $count ->
   *[one] +1 Ranger
    [other] +{ $count } Rangers
}
    .short = +R
    .text = Put 1 Ranger token from your supply into your bag.
bundle_spec_any = { $count ->
   *[one] +1 Specialist
    [other] +{ $count } Specialists
}
    .short = +Spec
    .text = Put 1 Ranger, Scholar or Builder token from your supply into your bag.
bundle_lead_metro = { $count ->
   *[one] +1 Metro track
    [other] +{ $count } Metro track
}
    .short = lead M
    .text = Advance 1 space on the Metro track.
bundle_lead_harbor = { $count ->
   *[one] +1 Harbor track
    [other] +{ $count } Harbor track
}
    .short = lead H
    .text = Advance 1 space on the Harbor track.
bundle_lead_compound = { $count ->
   *[one] +1 Compound track
    [other] +{ $count } Compound track
}
    .short = lead C
    .text = Advance 1 space on the Compound track.
bundle_lead_any = { $count ->
   *[one] +1 any track
    [other] +{ $count } any track
}
    .short = lead
    .text = Advance 1 space on any one Leadership track.
bundle_rescue = rescue
    .short = rescue
    .text = Take 1 card from the Survivor Row without paying Food, and put its token into your bag.
bundle_build = build
    .short = build
    .text = Clear 1 of your rooms without paying Parts.
bundle_complete = complete a Mission
    .short = compl.
    .text = Complete 1 of your planned Missions. Pay its cost, but ignore where it asks you to place.
bundle_end_rooms2 = 1 VP per 2 rooms
    .short = vp/2Ro
    .text = At the end of the game: 1 VP for every 2 cleared rooms, counting the Checkpoint, up to 5.
bundle_end_survivors2 = 1 VP per 2 Survivors
    .short = vp/2Su
    .text = At the end of the game: 1 VP for every 2 Survivor cards, counting the Hero, up to 4.
bundle_end_missions2 = 1 VP per 2 Missions
    .short = vp/2Mi
    .text = At the end of the game: 1 VP for every 2 completed Missions, counting this one, up to 4.
