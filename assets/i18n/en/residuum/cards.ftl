# What lies on the table of Residuum: the value is the name.
#
# .short for narrow screens, .sign one or two letters for the map. Where a name is counted, $count picks singular or
# plural; without it the name stands as a heading would. .flavour: a line of story.

## Resources

provisions = Provisions
    .short = Pr
    .text = The everyday resource: it pays for every action in points and feeds your Outriders at the end of a year. On hazards it pays no move.
tech = Tech
    .short = Te
    .text = Pays for moves, Outposts and Barricades. In a conflict each cube adds 1 to your total. Nukes need it, armed and every turn.
food = Food
    .short = Fo
    .text = Pays for moves, Outriders and Outposts. One cube feeds an Outrider at the end of a year.
water = Water
    .short = Wa
    .text = Pays for moves, for Outriders and for the Basecamp.
wood = Wood
    .short = Wd
    .text = Pays for Outposts, Barricades and the Basecamp.
chem = Chem
    .short = Ch
    .text = Pays for no action in points. It poisons water, makes Radiation Zones, and in a conflict lays a further card.
oil = Oil
    .short = Oi
    .text = Pays for moves and for the Basecamp. Put on a location it makes network movement from there cheap.
gold = Gold
    .short = Go
    .text = Pays for recruiting alone.
nuclear = Nuclear
    .short = Nu
    .text = Gives no points. It is armed as a nuke, poisons, irradiates, or adds to your total in a conflict. You hold at most 3, armed ones too.

## Terrains

wasteland = Wasteland
    .short = waste
    .sign = ..
    .text = Empty land. Basecamps start on it. It adds nothing to X of a Basecamp beside it.
radiation_zone = Radiation Zone
    .short = RAD
    .sign = RA
    .text = A hazard. Provisions pay no move into it or out of it, and your Outriders that end your turn on it are put out of action. No Basecamp is active on it. It adds nothing to X.
tech_site = Tech Site
    .short = tech
    .sign = te
    .text = Adds 1 to X of a Basecamp beside it.
woodland = Woodland
    .short = wood
    .sign = wd
    .text = Adds 1 to X of a Basecamp beside it. In autumn Outposts make no Wood on it.
food_supply = Food Supply
    .short = food
    .sign = fo
    .text = Adds 1 to X of a Basecamp beside it.
water_source = Water Source
    .short = water
    .sign = wa
    .text = Adds 1 to X of a Basecamp beside it. No Basecamp is active on it. In winter Outposts make no Water. It can be contaminated.
contaminated_water = Contaminated Water
    .short = CONT
    .sign = CO
    .text = A hazard. Provisions pay no move into it or out of it, and your Outriders that end your turn on it are put out of action. No Basecamp is active on it. It adds 1 to X of a Basecamp beside it. In winter Outposts make no Water on it.
oil_field = Oil Field
    .short = oil
    .sign = oi
    .text = Adds 1 to X of a Basecamp beside it. In a conflict on it the visitor is stronger.
gold_mine = Gold Mine
    .short = gold
    .sign = go
    .text = Adds 1 to X of a Basecamp beside it. An Outpost makes Gold on it only while an active Outrider of yours is there too.
trade_town = Trade Town
    .short = TOWN
    .sign = TO
    .text = One hex of four cells with twelve neighbours. A convoy visits it to sell, buy, draw a town card and leave again. Nothing is built on it. It adds 1 to X of a Basecamp beside it.

## Pieces

basecamp = { $count ->
   *[one] Basecamp
    [other] Basecamps
}
    .sign = B
    .text = Your main location. Active, it produces with the bonus X, new Outposts are constructed at it, and Outriders put out of action come back to it. Two or more actions move it: tear down, carry, activate.
outpost = { $count ->
   *[one] Outpost
    [other] Outposts
}
    .sign = P
    .text = A location once it is active: it produces, joins the network, and Outriders and Barricades can be bought there. Out of action it is carried by a convoy, one at a time.
outrider = { $count ->
   *[one] Outrider
    [other] Outriders
}
    .sign = R
    .text = The only piece that moves, carries, meets others and visits the town. Outriders that move together form a convoy.
barricade = { $count ->
   *[one] Barricade
    [other] Barricades
}
    .sign = K
    .text = Set up on the edge of two hexes it makes each rival Outrider pay 1 point more to cross, and helps you to defend both hexes.
nuke = { $count ->
   *[one] Nuke
    [other] Nukes
}
    .sign = !
    .text = Nuclear that an Outrider carries armed. It blows up when its Outrider attacks, when its owner loses a conflict at home there, or when 1 Tech for it is not paid at the end of a turn.

## Seasons

spring = Spring
    .short = Sp
    .text = No hardship.
summer = Summer
    .short = Su
    .text = Water is dearer in the town, to sell and to buy.
autumn = Autumn
    .short = Au
    .text = Outposts on Woodlands make no Wood.
winter = Winter
    .short = Wi
    .text = Outposts make no Water. Food is dearer in the town. A year ends with the second winter turn, and then your Outriders eat.

## Characters

leader_ferrywoman = Ferrywoman
    .flavour = The river is gone. The toll is not.
leader_sergeant = Sergeant
    .flavour = Counts heads every evening, and twice after a fight.
leader_surveyor = Surveyor
    .flavour = Knows where the road was, and who still walks it.
leader_matriarch = Matriarch
    .flavour = Nobody leaves her table hungry, or without a debt.

## Discovery cards

discovery_spring_line = Spring Line
    .flavour = Dig where the moss stays green.
discovery_seed_vault = Seed Vault
    .flavour = Every drawer has a name, and some of them still sprout.
discovery_nursery = Nursery
    .flavour = Trees for people who are not born yet.
discovery_machine_hall = Machine Hall
    .flavour = The roof is gone; the cranes only sleep.
discovery_test_well = Test Well
    .flavour = They drilled it, capped it and forgot to tell anyone.
discovery_old_shaft = Old Shaft
    .flavour = The ladder holds. Mostly.
discovery_sunken_depot = Sunken Depot
    .flavour = Crates float up after every rain.
discovery_fuel_cache = Fuel Cache
    .flavour = Somebody meant to come back for it.
discovery_reactor_core = Reactor Core
    .flavour = It hums. You should not be close enough to know.
discovery_refugee_train = Refugee Train
    .flavour = The last carriage asks whether there is soup.
discovery_field_hospital = Field Hospital
    .flavour = Two tents, one saw, steady hands.
discovery_flatpack_walls = Flatpack Walls
    .flavour = One screw is always missing.
discovery_survey_maps = Survey Maps
    .flavour = The margins are worth more than the map.
discovery_still = Still
    .flavour = Do not ask what went in.
discovery_charcoal_kiln = Charcoal Kiln
    .flavour = A week of smoke for a sack of black gold.
discovery_refinery = Refinery
    .flavour = It leaks, it stinks, it works.
discovery_smelter = Smelter
    .flavour = Old phones go in, a thin bright wire comes out.
discovery_greenhouse = Greenhouse
    .flavour = Windscreens make good roofs.
discovery_scrap_yard = Scrap Yard
    .flavour = Everything here was somebody's pride.
discovery_enrichment = Enrichment
    .flavour = The manual is in three parts. You have two.
discovery_motor_pool = Motor Pool
    .flavour = Five wrecks make one truck.
discovery_relay_mast = Relay Mast
    .flavour = At night you hear cities that are not there.
discovery_rain_tanks = Rain Tanks
    .flavour = The first hour runs off. Then you drink.
discovery_kitchen_garden = Kitchen Garden
    .flavour = Beans do not care how the world ended.
discovery_lathe = Lathe
    .flavour = With it you can make anything, another one too.
discovery_wide_fields = Wide Fields
    .flavour = The plough turns up helmets and potatoes.
discovery_pack_mules = Pack Mules
    .flavour = They know the way, and what they think of you.
discovery_recruiting_song = Recruiting Song
    .flavour = Three verses of glory, a chorus about lunch.
discovery_prefab_frames = Prefab Frames
    .flavour = Up before the kettle boils.
discovery_watchtowers = Watchtowers
    .flavour = See them first, and let them see that.
discovery_war_drums = War Drums
    .flavour = Half of a battle is the noise before.
discovery_drill_ground = Drill Ground
    .flavour = Again, and this time with your boots on.
discovery_hazard_suits = Hazard Suits
    .flavour = One size. It fits nobody, and saves everybody.
discovery_winter_stores = Winter Stores
    .flavour = Label it, stack it, lock it.
discovery_merchants_seal = Merchant's Seal
    .flavour = With the seal you do not queue.
discovery_signal_rockets = Signal Rockets
    .flavour = They mean: help. They also mean: duck.

## Cards of the town

town_stew_kitchen = Stew Kitchen
    .flavour = Take the ladle before it takes you.
town_tool_stall = Tool Stall
    .flavour = Half of them work, and you may pick.
town_water_seller = Water Seller
    .flavour = He drinks first, so that you see it.
town_day_labour = Day Labour
    .flavour = Unload until dark, eat until it hurts.
town_volunteer = Volunteer
    .flavour = Has a bag, a knife and no questions.
town_gossip = Gossip
    .flavour = All of it is true somewhere.
town_fence_posts = Fence Posts
    .flavour = Sold by the armful, splinters included.
town_fast_truck = Fast Truck
    .flavour = Brakes cost extra.
town_contract_crew = Contract Crew
    .flavour = Paid by the wall, so they build fast.
town_smoke_shells = Smoke Shells
    .flavour = What they cannot see they cannot count.
