# What lies on the table of Residuum: the value is the name.
#
# .short for narrow screens, .sign one or two letters for the map. Where a name is counted, $count picks singular or
# plural; without it the name stands as a heading would. .flavour: a line of story.

## Resources

provisions = Provisions
    .short = Pr
tech = Tech
    .short = Te
food = Food
    .short = Fo
water = Water
    .short = Wa
wood = Wood
    .short = Wd
chem = Chem
    .short = Ch
oil = Oil
    .short = Oi
gold = Gold
    .short = Go
nuclear = Nuclear
    .short = Nu

## Terrains

wasteland = Wasteland
    .short = waste
    .sign = ..
radiation_zone = Radiation Zone
    .short = RAD
    .sign = RA
tech_site = Tech Site
    .short = tech
    .sign = te
woodland = Woodland
    .short = wood
    .sign = wd
food_supply = Food Supply
    .short = food
    .sign = fo
water_source = Water Source
    .short = water
    .sign = wa
contaminated_water = Contaminated Water
    .short = CONT
    .sign = CO
oil_field = Oil Field
    .short = oil
    .sign = oi
gold_mine = Gold Mine
    .short = gold
    .sign = go
trade_town = Trade Town
    .short = TOWN
    .sign = TO

## Pieces

basecamp = { $count ->
   *[one] Basecamp
    [other] Basecamps
}
    .sign = B
outpost = { $count ->
   *[one] Outpost
    [other] Outposts
}
    .sign = P
outrider = { $count ->
   *[one] Outrider
    [other] Outriders
}
    .sign = R
barricade = { $count ->
   *[one] Barricade
    [other] Barricades
}
    .sign = K
nuke = { $count ->
   *[one] Nuke
    [other] Nukes
}
    .sign = !

## Seasons

spring = Spring
    .short = Sp
summer = Summer
    .short = Su
autumn = Autumn
    .short = Au
winter = Winter
    .short = Wi

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
