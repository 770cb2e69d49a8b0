# What is printed on the components: one entry for each id of the content files.
#
# The value is the name. Attributes: .text what it does, .flavour a line of story,
# .short for narrow screens, .sign one or two letters for the boards, .long the name in full.
# Where a name is counted, $count picks singular or plural; without it the name stands as a heading would.

## Items and Victory Points

food = Food
    .short = Fo
fuel = Fuel
    .short = Fu
parts = { $count ->
    [one] Part
   *[other] Parts
}
    .short = Pa
ammo = Ammo
    .short = Am
meds = Meds
    .short = Me
vp = VP
    .long = Victory Points

## Survivor tokens

hero = { $count ->
   *[one] Hero
    [other] Heroes
}
    .sign = H
laborer = { $count ->
   *[one] Laborer
    [other] Laborers
}
    .sign = L
ranger = { $count ->
   *[one] Ranger
    [other] Rangers
}
    .sign = R
scholar = { $count ->
   *[one] Scholar
    [other] Scholars
}
    .sign = S
builder = { $count ->
   *[one] Builder
    [other] Builders
}
    .sign = B

## Mutants, Beasts and the Stalker

token_mutant = { $count ->
   *[one] Mutant
    [other] Mutants
}
    .sign = MU
token_beast = { $count ->
   *[one] Beast
    [other] Beasts
}
    .sign = BE
token_stalker = { $count ->
   *[one] Stalker
    [other] Stalkers
}
    .sign = ST
mutant = Mutant
    .text = Place a Survivor this turn in a Zone that holds a Mutant token.

## Areas of the Assignment board, which are also the Leadership tracks

metro = Metro
    .sign = M
harbor = Harbor
    .sign = H
compound = Compound
    .sign = C

## Districts and Zones

arbat = Arbat
    .short = Arbat
museum_row = Museum Row
    .short = Museum
revolution_square = Revolution Square
    .short = Revol.
barbarian_gate = Barbarian Gate
    .short = Barbar.
kremlin = Kremlin
    .short = Kremlin
hope_island = Hope Island
    .short = Hope
arbat_upper = Arbat, upper
    .short = upper
    .text = Gain 1 Part.
arbat_lower = Arbat, lower
    .short = lower
    .text = Gain 2 Parts.
museum_row_upper = Museum Row, upper
    .short = upper
    .text = Gain 1 Meds and plan 1 Mission.
museum_row_lower = Museum Row, lower
    .short = lower
    .text = Put 1 Specialist token of your choice from your supply into your bag.
revolution_square_left = Revolution Square, left
    .short = left
    .text = Gain 3 Food.
revolution_square_right = Revolution Square, right
    .short = right
    .text = Gain 2 Food.
barbarian_gate_left = Barbarian Gate, left
    .short = left
    .text = Gain 2 Fuel.
barbarian_gate_right = Barbarian Gate, right
    .short = right
    .text = Gain 1 Fuel.
kremlin_upper = Kremlin, upper
    .short = upper
    .text = Rescue 1 Survivor from the Survivor Row, paying the Food shown below the card.
kremlin_lower = Kremlin, lower
    .short = lower
    .text = Gain 1 Ammo and plan 1 Mission.
hope_island_left = Hope Island, left
    .short = left
    .text = Pay 1 Part to Build in your Compound.
hope_island_right = Hope Island, right
    .short = right
    .text = Pay 2 Parts to Build in your Compound.

## Compound: rooms, levels and columns of completed Missions

room_checkpoint = Checkpoint
    .short = Check
    .text = Gain 1 Ammo or 1 Meds.
room_armory = Armory
    .short = Armory
    .text = Pay 1 Fuel to gain 2 Ammo.
room_clinic = Clinic
    .short = Clinic
    .text = Pay 1 Fuel to gain 2 Meds.
room_market_stall = Market Stall
    .short = Market
    .text = Pay any 1 Resource to gain any 2 Resources.
room_kitchen = Kitchen
    .short = Kitchen
    .text = Pay 1 Fuel and the Food shown below a card of the Survivor Row to rescue that Survivor.
room_garage = Garage
    .short = Garage
    .text = Draw 1 token from your bag and assign it to any area at once.
room_scout_post = Scout Post
    .short = Scout
    .text = Plan 1 Mission.
room_workshop = Workshop
    .short = Works
    .text = Gain any 2 Resources.
room_propaganda = Propaganda
    .short = Propag.
    .text = Pay 1 Fuel to advance 1 space on any one Leadership track.
room_headquarters = Headquarters
    .short = HQ
    .text = Complete 1 of your planned Missions. Pay its cost, but ignore where it asks you to place.
level_1 = Level 1
    .short = L1
level_2 = Level 2
    .short = L2
level_3 = Level 3
    .short = L3
    .text = The Radio Tower: plan Advanced Missions; Directives score for you.
level_4 = Level 4
    .short = L4
column_left = Left column
    .short = left
column_middle = Middle column
    .short = middle
column_right = Right column
    .short = right

## Mutant cards

mutant_arbat = Mutants in Arbat
mutant_museum_row = Mutants in Museum Row
mutant_revolution_square = Mutants in Revolution Square
mutant_barbarian_gate = Mutants in Barbarian Gate
mutant_kremlin = Mutants in the Kremlin
mutant_hope_island = Mutants on Hope Island
mutant_blank = No Mutants
mutant_blank_4p = No Mutants (4 players)

## Directives: what is counted at the end, and what it is worth

directive_a1_polar_vortex = Polar Vortex
    .text = Fuel you have left. 3: 2 VP, 5: 4 VP, 7: 7 VP.
directive_a2_domination = Domination
    .text = Missions in your longest column. 2: 2 VP, 3: 4 VP, 4: 7 VP.
directive_a3_leadership = Leadership
    .text = Spaces you have advanced on each of the three tracks; your lowest track decides. 2: 2 VP, 3: 4 VP, 4: 7 VP.
directive_a4_construction = Construction
    .text = Your cleared rooms, counting the Checkpoint. 3: 2 VP, 6: 4 VP, 8: 7 VP.
directive_a5_food_rations = Food Rations
    .text = Food you have left. 4: 2 VP, 6: 4 VP, 8: 7 VP.
directive_b1_militarism = Militarism
    .text = Your Ranger cards. 2: 3 VP, 3: 5 VP, 4: 8 VP.
directive_b2_proletariat = Proletariat
    .text = Your Builder cards. 2: 3 VP, 3: 5 VP, 4: 8 VP.
directive_b3_academia = Academia
    .text = Your Scholar cards. 2: 3 VP, 3: 5 VP, 4: 8 VP.
directive_b4_commune = Commune
    .text = Your Survivor cards, counting the Hero. 3: 2 VP, 6: 5 VP, 8: 8 VP.
directive_b5_power_grab = Power Grab
    .text = Spaces you have advanced on the three tracks together. 10: 2 VP, 12: 4 VP, 14: 7 VP.
directive_b6_defenders = Defenders
    .text = Half of your Ranger tokens times your cleared rooms, rounded down, in VP.
directive_b7_researchers = Researchers
    .text = Half of your Scholar tokens times your completed Missions, rounded down, in VP.
directive_b8_builders = Builders
    .text = Half of your Builder tokens times your Survivor cards (the Hero counts), rounded down, in VP.

## Survivors: .text is the ability, usable once a round

survivor_chef = Chef
    .text = A rescue also brings 1 Food.
    .flavour = She can smell a hidden onion through two metres of snow.
survivor_dock_worker = Dock Worker
    .text = Shift 1 token between your Harbor and Compound areas.
    .flavour = Knows every ladder between the quay and the cellars.
survivor_electrician = Electrician
    .text = Cover 1 Ammo or 1 Meds of any cost with 1 Resource of your choice.
    .flavour = Wires anything to anything, and apologises afterwards.
survivor_farmer = Farmer
    .text = A placement in a Metro Zone also brings 1 Food.
    .flavour = Raises mushrooms on an escalator.
survivor_firefighter = Firefighter
    .text = 1 Ranger may act as a Builder, or 1 Builder as a Ranger.
    .flavour = Still sleeps in her boots.
survivor_fisherman = Fisherman
    .text = A placement in a Harbor Zone also brings 1 Food.
    .flavour = Talks to the ice until it answers.
survivor_foreman = Foreman
    .text = A finished project also brings 1 VP.
    .flavour = Counts bricks the way misers count coins.
survivor_gunsmith = Gunsmith
    .text = Any gain of Ammo also brings 1 Part.
    .flavour = Every spent casing goes back in her apron.
survivor_mechanic = Mechanic
    .text = A placement in one of your rooms also brings 1 Part.
    .flavour = Calls all engines by their first names.
survivor_miner = Miner
    .text = A completed Mission also brings 1 VP.
    .flavour = Nothing above ground has impressed him yet.
survivor_plumber = Plumber
    .text = A newly planned Mission also brings 1 Food.
    .flavour = Follow the pipes and you find the pantries.
survivor_truck_driver = Truck Driver
    .text = Shift 1 token between your Metro and Harbor areas.
    .flavour = Has never once admitted to being lost.
survivor_archeologist = Archeologist
    .text = A completed Mission also brings 1 Resource of your choice.
    .flavour = Digs in last decade as if it were last millennium.
survivor_architect = Architect
    .text = 1 Scholar may act as a Builder, or 1 Builder as a Scholar.
    .flavour = Draws windows first, out of stubbornness.
survivor_biologist = Biologist
    .text = A rescue also brings 1 Part.
    .flavour = Keeps a beetle that predicts storms.
survivor_botanist = Botanist
    .text = A placement in one of your rooms also brings 1 Food.
    .flavour = Has cress growing in the coat cupboard.
survivor_brewer = Brewer
    .text = A placement in a Metro Zone also brings 1 Fuel.
    .flavour = One barrel for the stove, one for the people round it.
survivor_chemist = Chemist
    .text = Any gain of Fuel also brings 1 extra Fuel.
    .flavour = Stretches a litre until it begs.
survivor_doctor = Doctor
    .text = A rescue also brings 1 Meds.
    .flavour = Checks your pulse while shaking your hand.
survivor_engineer = Engineer
    .text = Shift 1 token between your Metro and Compound areas.
    .flavour = Built a lift where the map shows rock.
survivor_lab_tech = Lab Tech
    .text = Any gain of Fuel also brings 1 Part.
    .flavour = Labels everything, including the labels.
survivor_pharmacist = Pharmacist
    .text = Any gain of Meds also brings 1 Fuel.
    .flavour = Trades cough drops for lamp oil at a rate she sets.
survivor_psychologist = Psychologist
    .text = A rescue also brings 1 VP.
    .flavour = Asks one question and waits all night for it.
survivor_veterinarian = Veterinarian
    .text = Shift 1 token between your Harbor and Compound areas.
    .flavour = The sled dogs obey her and nobody else.
survivor_armorer = Armorer
    .text = Shift 1 token between your Metro and Compound areas.
    .flavour = Issues one blanket per rifle, and wants both back.
survivor_bodyguard = Bodyguard
    .text = A completed Mission also brings 1 Meds.
    .flavour = Stands slightly closer than is comfortable.
survivor_hunter = Hunter
    .text = Any gain of Food also brings 1 extra Food.
    .flavour = Leaves before dawn and returns before questions.
survivor_inspector = Inspector
    .text = A completed Mission also brings 1 Ammo.
    .flavour = Closed his last case by freezing outside it for a week.
survivor_paratrooper = Paratrooper
    .text = A completed Mission also brings 1 VP.
    .flavour = Landed here by accident and stayed on purpose.
survivor_pilot = Pilot
    .text = 1 Ranger may act as a Scholar, or 1 Scholar as a Ranger.
    .flavour = Reads weather the way others read faces.
survivor_sailor = Sailor
    .text = A placement in a Harbor Zone also brings 1 Fuel.
    .flavour = Siphons a tanker by moonlight, humming.
survivor_sapper = Sapper
    .text = A finished project also lets you plan a Mission.
    .flavour = Every wall is a door that needs persuading.
survivor_security_guard = Security Guard
    .text = A finished project also brings 1 Ammo.
    .flavour = Kept guarding the bank for two years. Nobody told him.
survivor_scout = Scout
    .text = Shift 1 token between your Metro and Harbor areas.
    .flavour = Maps the tunnels on the inside of her sleeve.
survivor_smuggler = Smuggler
    .text = A placement in a Zone with a Mutant token also brings 1 VP.
    .flavour = Pays the mutants in sugar and never says where she gets it.
survivor_sniper = Sniper
    .text = A placement in one of your rooms also brings 1 Ammo.
    .flavour = Prefers company that stays a kilometre away.

## Heroes

hero_cosmonaut = Cosmonaut
    .text = After completing a Mission, complete a second one in that District this turn, at full cost.
    .flavour = Came down to a planet that had stopped transmitting.
hero_librarian = Librarian
    .text = 1 Laborer may act as whichever Specialist you need.
    .flavour = Believes everyone is overqualified for something.
hero_mystic = Mystic
    .text = Shift 1 token from any area to any other.
    .flavour = Hears the rails hum before the trains that never come.
hero_traffic_cop = Traffic Cop
    .text = One Mission costs you 1 Ammo or 1 Meds less.
    .flavour = One whistle, one white glove, and the mob stands still.
hero_olympian = Olympian
    .text = A placement in a Metro Zone also brings 1 Food or 1 Part.
    .flavour = Still runs the ring road every morning.
hero_surgeon = Surgeon
    .text = A placement in a Harbor Zone also brings 1 Fuel or 1 Food.
    .flavour = Operates by headlamp and accepts payment in coal.

## Starter Missions

starter_stovepipe_row = Stovepipe Row
    .flavour = Every chimney that draws clean is one more family that sees March.
starter_frozen_ward = The Frozen Ward
    .flavour = Thaw it bed by bed, and the nurses will follow you anywhere.
starter_soup_line = Soup Line at the Theatre
    .flavour = Nobody claps here any more, but everybody comes for the soup.
starter_signal_fires = Signal Fires
    .flavour = Three fires in a row mean the road in is still open.
starter_first_watch = First Watch on the Wall
    .flavour = Keep the wall awake and the rest of us can sleep.
starter_ice_ferry = The Ice Ferry
    .flavour = A cellar door, two sled runners and a great deal of rope.

## Basic Missions

basic_bookshop_barricade = Bookshop Barricade
    .flavour = Encyclopaedias stop shrapnel better than poetry does.
basic_lantern_lane = Lanterns on the Lane
    .flavour = Light one whole street and people start to walk like citizens.
basic_curbside_clinic = Curbside Clinic
    .flavour = Six cots, one kettle, and a queue around the corner.
basic_bone_hall_shelter = Shelter in the Bone Hall
    .flavour = Forty sleepers under the ribs of something long extinct.
basic_seed_cabinet = The Seed Cabinet
    .flavour = Labelled drawers, dry as bone, waiting for a spring.
basic_clear_the_gallery = Clear the Gallery
    .flavour = Squatters with rifles have no eye for watercolours.
basic_ration_exchange = Ration Exchange
    .flavour = Stamped cardboard, honest scales, no shouting.
basic_assembly_in_the_stalls = Assembly in the Stalls
    .flavour = Feed eight hundred people and they will agree on nearly anything.
basic_sewer_pumps = Restart the Sewer Pumps
    .flavour = The least glorious victory of the whole winter.
basic_strip_the_convoy = Strip the Stalled Convoy
    .flavour = Nine trucks, frozen nose to tail since the first night.
basic_toll_post = Hold the Toll Post
    .flavour = Wagons stop politely for a barrel and a flag.
basic_diesel_choir = The Diesel Choir
    .flavour = Twelve generators coughing in twelve different keys.
basic_bell_tower_relay = Bell Tower Relay
    .flavour = Copper wire where the bell rope used to hang.
basic_guard_vault = Crack the Guard Vault
    .flavour = The lock froze years ago; the torch does not care.
basic_cathedral_infirmary = Cathedral Infirmary
    .flavour = One of the patients sat up and asked who was in charge.
basic_dock_on_the_ice = Dock on the Ice
    .flavour = It will sink in April. April is a problem for April.
basic_chimney_works = Relight the Chimney Works
    .flavour = First smoke over the island in four winters.
basic_winter_flotilla = Winter Flotilla
    .flavour = Barges on runners, hauled by everyone with a spare shoulder.
basic_canvas_for_bandages = Canvas for Bandages
    .flavour = The landscapes are boiled first; the portraits are kept.
basic_night_school = Night School
    .flavour = One lamp, thirty pupils, and a blackboard made of roof slate.
basic_chain_the_river = Chain the River
    .flavour = Anchor links heavy enough to stop a raft of raiders.
basic_smokehouse_charter = Smokehouse Charter
    .flavour = Fish until Lent, provided nobody writes down who owns what.
basic_tram_ambulance = Tram Ambulance
    .flavour = It rings its bell out of habit and because it helps.
basic_rooftop_guns = Rooftop Guns
    .flavour = Sandbags, a stove, and the best view in the district.
basic_burn_the_nest = Burn the Nest
    .flavour = Pour, step back, do not listen.
basic_bait_and_cage = Bait and Cage
    .flavour = Their den was lined with every spanner we ever lost.
basic_night_cull = Night Cull
    .flavour = By dawn the fence was quiet and so were we.
basic_antidote_trial = Antidote Trial
    .flavour = The subject growled, blinked, and asked for tea.
basic_howler_escort = Past the Howlers
    .flavour = Walk close, breathe through wool, carry the child.
basic_trap_line = The Trap Line
    .flavour = Forty snares between the pump house and the dark.

## Advanced Missions

advanced_arcade_foundry = Foundry in the Arcade
    .flavour = Shop windows glow orange again, this time with iron.
advanced_vaccine_line = The Vaccine Line
    .flavour = Ten thousand doses, corked by hand.
advanced_voice_of_the_city = Voice of the City
    .flavour = For one hour every radio in the ruins says the same thing.
advanced_armoured_fuel_run = Armoured Fuel Run
    .flavour = Forty kilometres out, forty back, no headlights.
advanced_citadel_banner = Banner over the Citadel
    .flavour = Stitched from nine factions and hoisted by all of them.
advanced_floating_mill = The Floating Mill
    .flavour = Where the river still moves, so do the millstones.
advanced_winter_hospital = Winter Hospital
    .flavour = Two hundred beds, four stoves, and a rule against despair.
advanced_academy_of_the_thaw = Academy of the Thaw
    .flavour = The entrance exam is to teach the examiners something.
advanced_ice_road = Reopen the Ice Road
    .flavour = Flags every hundred paces, and a grave at each bend.
advanced_grain_vault = Vault of Winter Grain
    .flavour = Behind the third door sat the man who had guarded it alone.
advanced_grand_distribution = The Grand Distribution
    .flavour = Everyone left with bread, and nobody left with a bruise.
advanced_heating_loop = The Ten-Block Loop
    .flavour = Hot pipes under the pavement; the snow melts in straight lines.
advanced_pale_matriarch = Hunt the Pale Matriarch
    .flavour = She had learned to knock.
advanced_terms_with_the_deep = Terms with the Deep Folk
    .flavour = They signed with a claw, and have kept every clause.

## Events

event_the_beginning = The Beginning
    .text = No effect. This card is face up in round 1, whose Event step is skipped.
    .flavour = The snow has stopped falling. Someone opens the first door.
event_tarpaulin_bazaar = Tarpaulin Bazaar
    .text = When you place in Arbat, you may pay 1 Resource of your choice to gain 1 Ammo or 1 Meds.
    .flavour = No prices, only eye contact.
event_sealed_wing = The Sealed Wing
    .text = When you place in Museum Row, you may plan 1 Mission.
    .flavour = Behind the plaster: maps, lists, and somebody else's plan.
event_open_assembly = Open Assembly
    .text = When you place in Revolution Square, you may pay 1 Food to advance 1 space on the Metro track.
    .flavour = Bring bread and you may speak for as long as it lasts.
event_stranded_tanker = Stranded Tanker
    .text = When you place in Barbarian Gate, you may gain 1 Fuel.
    .flavour = It jackknifed under the arch with its valves intact.
event_muster_at_the_wall = Muster at the Wall
    .text = When you place in the Kremlin, you may retire 1 Survivor token.
    .flavour = The old hands are thanked, fed, and sent home to the stove.
event_frozen_shipwreck = Frozen Shipwreck
    .text = When you place in Hope Island, you may pay 1 Part to gain 2 VP.
    .flavour = Whoever patches the hull gets to name her.
event_lost_airdrop = Lost Airdrop
    .text = Each player gains 1 Ammo or 1 Meds.
    .flavour = The parachutes are older than the children who find them.
event_iron_frost = Iron Frost
    .text = Each player must choose one: pay 1 Fuel, pay 2 Food, or lose 2 VP (never below 0). A player who can afford neither payment takes the VP loss.
    .flavour = Door handles burn. Breath falls to the floor and rings.
event_stove_night = Stove Night
    .text = During the Upkeep step, each player may pay 1 Fuel once to gain 2 VP.
    .flavour = Burn it together and it warms twice.
event_tunnel_census = Tunnel Census
    .text = During the Upkeep step, each player may gain 1 Food for each of their Survivor cards, counting the Hero, to a maximum of 3.
    .flavour = A name in the ledger is worth a ladle at the pot.
event_barter_train = Barter Train
    .text = During the Upkeep step, each player may exchange up to 2 Resources or Supplies, one for one, for any other Resources or Supplies.
    .flavour = It stops for nine minutes. Nobody has ever met the driver.

## Bonus Events

bonus_glass_blizzard = Glass Blizzard
    .text = Each player loses 1 Food and 1 Fuel. For each of the two that a player does not have, that player loses 1 VP instead (never below 0).
    .flavour = The wind carries every window the city ever broke.
bonus_howling_dark = The Howling Dark
    .text = Until the end of this round, whenever you place into a Zone, pay 1 additional Resource or Supply for each Mutant or Beast token in it.
    .flavour = Tonight they hunt in chorus.
bonus_tunnel_fever = Tunnel Fever
    .text = Each player must choose one: pay 1 Meds, or draw 1 token fewer than usual this round.
    .flavour = It starts with singing.
bonus_warlord_tithe = The Warlord's Tithe
    .text = During the Upkeep step, each player must choose one: pay 1 Ammo and 1 Food, or lose 3 VP (never below 0). A player who cannot pay takes the VP loss.
    .flavour = His collectors are courteous. That is the worst part.

## Salvage

salvage_root_cellar = Root Cellar
    .flavour = Soft turnips, hard frost, no complaints.
salvage_jerrycan_sled = Jerrycan Sled
    .flavour = Half of it is even diesel.
salvage_tram_depot_bench = Tram Depot Bench
    .flavour = Every drawer labelled by someone who cared.
salvage_hunting_lodge = Hunting Lodge
    .flavour = A rack of shells and a haunch still hanging.
salvage_school_nurse_office = School Nurse Office
    .flavour = Iodine, gauze, and a tin of boiled sweets.
salvage_border_truck = Border Truck
    .flavour = The tank was fuller than the magazine.
salvage_dental_surgery = Dental Surgery
    .flavour = The drill motor alone was worth the walk.
salvage_canteen_stores = Canteen Stores
    .flavour = Barley, lard and a drum of heating oil.
salvage_lift_machinery = Lift Machinery
    .flavour = Nineteen floors up, and worth every step.
salvage_civil_defence_locker = Civil Defence Locker
    .flavour = Sealed for the day that finally came.
salvage_stranded_bricklayer = The Stranded Bricklayer
    .flavour = She had walled herself in, neatly.
salvage_night_archivist = The Night Archivist
    .flavour = Thin, polite, and fluent in six dead bureaucracies.
salvage_lone_tracker = The Lone Tracker
    .flavour = He found us, which was rather the point.
salvage_radio_stranger = Voice on the Radio
    .flavour = Tell us what you can do, and we will tell you where we are.

## Mutant Leadership (solo)

mutlead_scattered_packs = Scattered Packs
    .flavour = Small groups, bad tempers, no plan.
mutlead_tunnel_noise = Noise in the Tunnels
    .flavour = Something is widening the service shafts.
mutlead_river_prowlers = River Prowlers
    .flavour = Wet footprints, four toes, all along the quay.
mutlead_fence_testing = Testing the Fence
    .flavour = They throw one stone an hour, and listen.
mutlead_uneasy_quiet = Uneasy Quiet
    .flavour = No howling tonight. Count the children again.
mutlead_concerted_howl = The Concerted Howl
    .flavour = Every district at once, on the same note.
mutlead_underground_siege = Siege of the Underground
    .flavour = The platforms are theirs until morning.
mutlead_harbor_horde = Horde on the Ice
    .flavour = They have learned to cross in single file.
mutlead_storm_of_the_gates = Storm of the Gates
    .flavour = They are wearing our coats.

## Mutant Action board (solo), side A and side B: the name stands also within a sentence

mutant_action_a_arbat = Mutant action in Arbat (side A)
    .short = Arbat A
    .text = Pay any 2 Resources, or the Mutants gain 3 VP.
mutant_action_a_museum_row = Mutant action in Museum Row (side A)
    .short = Museum A
    .text = Pay 2 Food, or the Mutants gain 2 VP.
mutant_action_a_revolution_square = Mutant action in Revolution Square (side A)
    .short = Revol. A
    .text = The Mutants complete a Mission; then the board is turned over.
mutant_action_a_barbarian_gate = Mutant action at Barbarian Gate (side A)
    .short = Barbar. A
    .text = Exhaust 1 ready card; the Mutants gain 1 VP.
mutant_action_a_kremlin = Mutant action in the Kremlin (side A)
    .short = Kremlin A
    .text = Discard the 2 rightmost Survivor Row cards; the Mutants gain 2 VP.
mutant_action_a_hope_island = Mutant action on Hope Island (side A)
    .short = Hope A
    .text = Pay 2 Ammo or Meds, or the Mutants gain 3 VP.
mutant_action_b_arbat = Mutant action in Arbat (side B)
    .short = Arbat B
    .text = Pay any 2 Resources, or pay 2 Ammo or Meds.
mutant_action_b_museum_row = Mutant action in Museum Row (side B)
    .short = Museum B
    .text = Pay any 2 Resources, or exhaust 2 ready cards.
mutant_action_b_revolution_square = Mutant action in Revolution Square (side B)
    .short = Revol. B
    .text = The Mutants complete a Mission; then the board is turned over.
mutant_action_b_barbarian_gate = Mutant action at Barbarian Gate (side B)
    .short = Barbar. B
    .text = Pay 1 Fuel, or the Mutants gain 3 VP.
mutant_action_b_kremlin = Mutant action in the Kremlin (side B)
    .short = Kremlin B
    .text = Discard the 2 rightmost Survivor Row cards; the Mutants gain 2 VP.
mutant_action_b_hope_island = Mutant action on Hope Island (side B)
    .short = Hope B
    .text = Turn up a Rubble token; its room stays closed, the Mutants gain its VP.

## Rubble: the name is what lies under it

rubble_vp1 = 1 VP
rubble_vp2 = 2 VP
rubble_vp3 = 3 VP
rubble_vp1_fuel1 = 1 VP, 1 Fuel
rubble_food2 = 2 Food
rubble_food3 = 3 Food
rubble_food1_fuel1 = 1 Food, 1 Fuel
rubble_fuel2 = 2 Fuel
rubble_ammo1 = 1 Ammo
rubble_meds1 = 1 Meds
rubble_ammo1_food1 = 1 Ammo, 1 Food
rubble_meds1_food1 = 1 Meds, 1 Food

## Places that are no component

rest = Rest Area
salvage_kit = Starting goods
