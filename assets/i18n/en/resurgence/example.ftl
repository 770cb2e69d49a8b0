# A case worked out for the rules of rule.ftl, in our own words: example_ and the id of the rule.

## General rules

example_GEN-01 = In round 6 Anna leads by 20 points. The game is played to its end all the same: Upkeep, final scoring, result.
example_GEN-02 = You wonder why nothing can be placed yet: the round is still in its second step, Leadership. Worker Actions come next.
example_GEN-03 = You complete a Mission that offers 2 VP and lets you retire a Survivor. You take the points and keep all your tokens.
example_GEN-04 = The Clinic asks for 1 Fuel and you have none. You may place there, but you cannot use it, not even for half its Meds.
example_GEN-05 = You have 8 Food and gain 3. Your marker stops at 9, and 2 Food are lost.
example_GEN-06 = With 12 Ammo you gain 2: you have 13 now. Your Meds have a limit of their own, so they still have room.
example_GEN-07 = All four players hold 9 Fuel. The fifth gain of Fuel in the round is paid out like the first.
example_GEN-08 = A Mission brings "3 VP" and "1 VP per 2 rooms". The 3 count now, the other points when the game is over.
example_GEN-09 = All your Rangers are in your bag. You rescue the Hunter, a Ranger card: you get the card, but no token.
example_GEN-10 = You may look at how many tokens are in Boris's bag, but not at what he has just drawn.
example_GEN-11 = Boris lacks 1 Meds and offers you 3 Food for one. The rules do not allow such a deal.

## Retiring Survivors

example_RET-01 = Your bag holds 6 Laborers and your Hero. Without two of the Laborers, your Hero turns up almost every round.
example_RET-02 = You have just been offered to retire a Survivor. A Laborer in your Rest Area may go, and so may one in your bag.
example_RET-03 = You retired a Scholar in round 3. For Researchers, which counts Scholar tokens, it is no longer there.
example_RET-04 = A track bonus lets you retire somebody, but your bag holds only Specialists. You keep them all.

## Setup

example_SET-01 = Before the first round you see twelve Zones, three tracks, and face-up cards in the Row and the Mission columns.
example_SET-02 = Three players see five cards in the Row. With a fourth at the table there is one more space, the dearest.
example_SET-03 = Polar Vortex and Defenders lie open. From the first round on everyone knows that Fuel and Rangers will score.
example_SET-04 = Six Events lie unseen in the box. Nobody can be sure whether Iron Frost will come.
example_SET-05 = Celina is drawn as first player. She takes the first turn, and picks her Hero last.
example_SET-06 = With three players the deck has seven Mutant cards: six Districts and one blank.
example_SET-07 = Three players turn up the card of the Kremlin. With two players a second card would follow.
example_SET-08 = Two players turn up Arbat and Kremlin: four Zones get a Mutant. Three or four players turn up a single card, so two Zones get one.
example_SET-09 = With four players five Basic Missions lie open, and 25 wait in the deck.
example_SET-10 = With two players four Advanced Missions lie open. Nobody can plan one yet, since all are at level 1.
example_SET-11 = Boris plays orange: his badge, his tokens and his Leadership markers have this color and his seat's number.
example_SET-12 = Before round 1 the numbers of all seats stand together at the left end of each track.
example_SET-13 = Nobody has a lead. The first points come from Missions, Rubble or the ends of the tracks.
example_SET-14 = You begin with 2 Ammo and 2 Meds. For level 2 you need 3 of each.
example_SET-15 = On your first turn you have no Food, so a Survivor of the Row is out of reach until you gain some.
example_SET-16 = Your Garage lies under Rubble. Nobody, not even you, knows whether points or goods are beneath it.
example_SET-17 = At level 1 you draw 4 tokens a round and may clear rooms of level 1: the Armory and the Clinic.
example_SET-18 = Three players see four Heroes and four Starter Missions. One of each is left over at the end.
example_SET-19 = Anna is first player, then come Boris and Celina. Celina picks first, then Boris; Anna takes one of what is left.
example_SET-20 = You took the Ice Ferry as Starter Mission. Two planning slots are left for others.
example_SET-21 = Anna has four tokens on her board. Boris sees that she has assigned, not where.
example_SET-22 = You draw 4 of your 7 tokens in round 1, so your Hero is there more often than not.
example_SET-23 = In a first game the table takes the beginner start and is in round 1 within a minute.

## Salvage draft and beginner start

example_SAL-01 = Each of three players holds three cards. Five of the 14 stay unused.
example_SAL-02 = From your three cards you keep Root Cellar, pass two on, and get two from your neighbor. You keep one of these; the last card that comes is yours too.
example_SAL-03 = All have their three cards. They are turned up, and every player gains all that is printed on them.
example_SAL-04 = Two cards bring you 1 Ammo each. You had 2 at the start, so you have 4 now.
example_SAL-05 = The Lone Tracker brings a Ranger: one of your four Rangers goes from the supply into your bag.
example_SAL-10 = Nobody drafts. All begin with 1 Food, 1 Fuel, 1 Part, 3 Ammo and 3 Meds, counting the 2 they had.
example_SAL-11 = You want the 2 Parts of Arbat, lower, early in the game, so you add a Builder to your bag.
example_SAL-12 = Your Hero wakes when something is placed, and no card helps in the draft. What Salvage brings is all you get.

## Step 1: Events

example_EVT-01 = In round 1 you go straight to drawing tokens. The Beginning lies face up and does nothing.
example_EVT-02 = Anna began round 1. In round 2 Boris is first player, in round 3 Celina.
example_EVT-03 = Stranded Tanker was the Event of round 3. Round 4 begins: it is discarded, and Iron Frost takes its place.
example_EVT-04 = The Sealed Wing names Museum Row, so the Event token lies there. When Iron Frost follows, it leaves the board.
example_EVT-05 = Stranded Tanker: whoever places in Barbarian Gate may gain 1 Fuel. Stove Night waits for Upkeep. Lost Airdrop gives everybody something at once.
example_EVT-06 = Round 1 begins with The Beginning. Nobody gains or loses anything through it.
example_EVT-07 = Three Events are left in the deck: three more rounds will be played after this one.

## Step 1: Drawing tokens

example_DRAW-01 = Your Compound is at level 2, so you draw 5 tokens. Boris at level 1 draws 4.
example_DRAW-02 = You drew your Hero and two Rangers. Until the reveal the others see only that you drew 4.
example_DRAW-03 = You must draw 4 but only 3 are in your bag; 4 more rest. You draw the 3, the 4 resting tokens go into the bag, and you draw 1 of them. Three stay in the bag.
example_DRAW-04 = You must draw 4 and exactly 4 are in your bag. You draw them all, and your Rest Area stays as it is.
example_DRAW-05 = Your bag is empty when you use the Garage: your resting tokens go into it, and you draw one of them.
example_DRAW-06 = You have retired so many that you own 3 tokens. At level 1 you should draw 4, and draw 3.

## Step 1: Assigning tokens

example_ASG-01 = You drew your Hero and three Laborers. You put the Hero and one Laborer into Metro, two Laborers into Compound, and none into Harbor.
example_ASG-02 = Boris has finished. You learn what he did when you have finished too.
example_ASG-03 = A Laborer is of no use to you this round. You still assign it; it can rest later and bring 1 Food.
example_ASG-04 = You assigned nothing to Harbor. Without a card that switches tokens, no Harbor Zone is open to you this round.

## Step 2: Leadership

example_LEAD-01 = The last player confirms. In the same moment all areas of all players can be seen.
example_LEAD-02 = Your Hero and a Scholar are in Metro: that makes 3 and 2, so 5 in all.
example_LEAD-03 = Metro is settled and its bonuses are taken. Only then are the Harbor totals compared.
example_LEAD-04 = Metro totals are Anna 3, Boris 3 and Celina 2. Anna and Boris each advance 1 space.
example_LEAD-05 = All three players have 1 in Compound, so no marker moves.
example_LEAD-06 = Harbor totals are Celina 5, Anna 4 and Boris 3. Celina alone leads with 5 and advances 2 spaces; the others stay.
example_LEAD-07 = Anna stands on space 3 of Metro. Boris reaches it too: both markers stay there.
example_LEAD-08 = You lead Harbor alone and go from space 1 to 3. Space 2 brings 1 Fuel, space 3 nothing.
example_LEAD-09 = Your marker enters the last space of Compound: 2 VP at once. Boris arrives a round later and gets his 2 VP as well.
example_LEAD-10 = You lead alone with 5 and stand one space before the end. You advance 1 space, take the 2 VP, and the second step is lost.
example_LEAD-11 = Anna stands at the end of Metro with a total of 5, Boris has 4. Anna leads and cannot move; Boris does not advance for that.
example_LEAD-12 = Propaganda moves you onto space 5 of Metro. As in Step 2 you get its bonus: you may draw a token.
example_LEAD-13 = The next space lets you retire a Survivor, which you do not want. You advance, and leave the bonus.
example_LEAD-14 = Celina is first player, and all three advance on Harbor. Celina takes her bonus first, then Anna, then Boris.
example_LEAD-15 = The Firefighter lets a Ranger act as a Builder, but in Step 2 the Ranger counts 2 as always.
example_LEAD-16 = Boris falls behind in every area. His markers stay where they are.

## Step 3: Placing Survivors

example_PLACE-01 = Anna places a Laborer, then Boris one of his tokens, then Celina, then Anna again.
example_PLACE-02 = You have tokens in Metro and Compound. You may use a room first and go to the city later.
example_PLACE-03 = Your Laborer stands in Arbat, upper. Your second Metro token must go elsewhere this round.
example_PLACE-04 = A token in your Compound area can go to a free room of yours only, and one in your Metro area to a Metro Zone only. Both could rest instead.
example_PLACE-05 = Arbat, lower, asks for a Builder or the Hero. Your Laborer cannot go there; your Hero can.
example_PLACE-06 = A Zone holds a Mutant and one token of Anna's. To place there, Boris pays 1 Food and 1 Ammo.
example_PLACE-07 = A Zone brings 3 Food and holds a rival, and you have nothing to pay with. You cannot use the Food of the Zone for it.
example_PLACE-08 = Two Mutants stand in a Zone and you own 1 good in all. The Zone is closed to you.
example_PLACE-09 = You have a token in the upper Zone of Arbat. Placing another in the lower Zone is allowed, and your own token costs you nothing.
example_PLACE-10 = Anna and Boris stand in Revolution Square, right. Celina may join them and pays 2.
example_PLACE-11 = You place in your Armory while Mutants are all over the city. There is nothing to pay for them.
example_PLACE-12 = You go to the Kremlin to complete a Mission there, and rescue nobody.
example_PLACE-13 = You clear the Garage with your first token. Your next one may go into it.
example_PLACE-14 = Your Ranger is in Harbor and you want a Metro Zone. You use the Scout, the Ranger goes out from Metro, and then you pay for the Mutant there.

## Step 3: Passing

example_PASS-01 = Anna and Boris have placed all. Celina still has two tokens and takes two turns in a row.
example_PASS-02 = You would like to wait and see, but you have one token left. You place it, or let it rest.

## Step 3: Resting

example_REST-01 = A Laborer in Harbor finds every Harbor Zone too dear. You send it to rest instead.
example_REST-02 = You rest a token with 4 Food in store: now you have 5.
example_REST-03 = Your Hunter is ready and you rest a token. You gain 1 Food and no more.
example_REST-04 = The Event token lies in Arbat and you rest. Resting is in no District, so the Event is not for you.
example_REST-05 = Nine tokens of yours are resting. A tenth is welcome.

## Step 3: After placing

example_ACT-01 = You place in Arbat, upper. You gain 1 Part, use the Brewer for 1 Fuel, and pay both for a Mission of Arbat.
example_ACT-02 = You stand in Barbarian Gate, right, and gain 1 Fuel. You cannot gain it a second time this turn.
example_ACT-03 = Farmer, Brewer and Olympian all wait for a placement in a Metro Zone. One placement may wake all three.
example_ACT-04 = Frozen Shipwreck names Hope Island. You place there and may pay 1 Part once for 2 VP.
example_ACT-05 = You have two Missions of the Kremlin planned and place there. You complete one of them; the other has to wait.
example_ACT-06 = You have gained your Part and nothing else can be used. You end the turn, and Boris places.

## Zones of the city

example_ZONE-ARB-UPPER = Your Laborer from the Metro area stands here: you have 1 Part more, half of what Arbat, lower, gives.
example_ZONE-ARB-LOWER = Your Builder goes here for 2 Parts, enough for Hope Island, right. A Laborer would not be let in.
example_ZONE-MUS-UPPER = Your Scholar gains 1 Meds and plans a Mission. With three planned ones already, you still gain the Meds.
example_ZONE-MUS-LOWER = You place a Laborer and put a Builder into your bag. It counts 2 for Leadership once you draw it.
example_ZONE-REV-LEFT = Your Ranger brings 3 Food, enough to rescue a Survivor from one of the cheaper spaces of the Row.
example_ZONE-REV-RIGHT = Your Laborer brings 2 Food. If a rival stands here, you pay 1 good first and keep the Food.
example_ZONE-BAR-LEFT = Your Scholar gains 2 Fuel. Lab Tech is ready and adds 1 Part, once for the whole gain.
example_ZONE-BAR-RIGHT = Your Laborer gains 1 Fuel, which the Armory or the Clinic turns into 2 supplies later.
example_ZONE-KRE-UPPER = The Doctor lies on a space of 3 Food. You pay 3, take the card, and a Scholar goes into your bag.
example_ZONE-KRE-LOWER = Your Ranger gains 1 Ammo and plans a Mission from the columns.
example_ZONE-HOP-LEFT = Your Builder pays 1 Part and clears the Clinic. Under the Rubble lie 2 VP.
example_ZONE-HOP-RIGHT = You have no Builder at hand. Your Laborer pays 2 Parts and clears the same room.
example_ZONE-13 = All your planning slots are taken. The Kremlin, lower, still brings you 1 Ammo.
example_ZONE-14 = Anna rescues the card of the cheapest space. Boris, who comes next, finds that space empty and pays 2 or more for another.
example_ZONE-15 = All 12 of your Specialists have left the supply. Placing here would bring you nothing but the place itself.

## Building

example_BUILD-01 = At level 3 you still have Rubble on rooms of levels 1, 2 and 3. You may pick any of them.
example_BUILD-02 = You hope for Food and clear the Market Stall. There are 3 VP under it, and none of your other rooms can be swapped for it.
example_BUILD-03 = Under the Rubble of the Armory lies "1 Ammo, 1 Food". You gain both, and the token leaves the game.
example_BUILD-04 = You cleared the Garage in round 2. In rounds 3 to 6 it can be used once each round.
example_BUILD-05 = At level 1 your Armory and your Clinic are both open. Hope Island has nothing to build for you until you rise.
example_BUILD-06 = Under the Rubble lies 1 Fuel. Your Lab Tech is ready and adds 1 Part.

## Rooms of your Compound

example_ROOM-CHECKPOINT = You lack 1 Meds for level 2. Your Compound token goes to the Checkpoint and takes it.
example_ROOM-ARMORY = With 1 Fuel you turn 3 Ammo into 5, as much as level 3 asks you to hold.
example_ROOM-CLINIC = You pay 1 Fuel and gain 2 Meds. With the Pharmacist ready you get the Fuel back.
example_ROOM-MARKET-STALL = You pay 1 Food and take 1 Fuel and 1 Part.
example_ROOM-KITCHEN = The Sniper lies on a space of 2 Food. You pay 1 Fuel and 2 Food, and the card is yours without a trip to the Kremlin.
example_ROOM-GARAGE = You draw a Builder and assign it to Harbor. On your next turn it may go to Hope Island.
example_ROOM-SCOUT-POST = You have a free slot and take the Seed Cabinet from the Basic column.
example_ROOM-WORKSHOP = Your Builder takes 1 Fuel and 1 Food, just what the next level still asks for.
example_ROOM-PROPAGANDA = Your Scholar pays 1 Fuel. You advance on Metro and pass Anna, who was one space ahead.
example_ROOM-HEADQUARTERS = You hold what Night School costs, but none of your tokens can go to its Districts. Your Ranger completes it from here.
example_ROOM-11 = You hold 3 Fuel and place in the Clinic: you pay 1 Fuel for 2 Meds, and that is all the Clinic gives this round.
example_ROOM-12 = Bag and Rest Area are empty: all your tokens stand on the boards. The Garage does nothing.
example_ROOM-13 = At the Workshop you take 2 Fuel. Two of a kind are as good as one of each.
example_ROOM-14 = Your Metro marker stands at the end. Propaganda can move you on Harbor or Compound.
example_ROOM-15 = You planned Burn the Nest last turn. At Headquarters you complete it although no Mutant is near.

## Survivor cards

example_SURV-01 = The Farmer gave you 1 Food for your first Metro token. For the second one he is exhausted.
example_SURV-02 = Farmer and Brewer are both ready. You place in a Metro Zone and use both: 1 Food and 1 Fuel.
example_SURV-03 = Lost Airdrop brings everybody 1 Ammo or 1 Meds as the round begins. Your Gunsmith and your Pharmacist sleep.
example_SURV-04 = A Laborer, a Scholar or any other token brings you Food: your Hunter, a Ranger card, may be used.
example_SURV-05 = Four of your cards lie exhausted. After the tokens have come home, all four are ready again.
example_SURV-06 = You rescue the Brewer in the Kremlin, upper, a Metro Zone. It works from your next placement on, not for this one.
example_SURV-07 = You gain Food, complete a Mission, and only then use the Hunter. The Food of this turn still counts.
example_SURV-08 = The Foreman brings 1 VP once the room is cleared, not while you choose it.
example_SURV-10 = You have 9 Food and gain 2 more. The Food is lost, but it was a gain, so your Hunter may still be used.
example_SURV-11 = Brewer brings you 1 Fuel, which wakes Lab Tech: 1 Part on top.
example_SURV-12 = The Chemist adds 1 Fuel. That is a gain of Fuel too, but the Chemist is exhausted by now.
example_SURV-13 = You gain 2 Fuel at Barbarian Gate. Chemist adds 1 Fuel, not 2, and Lab Tech may add 1 Part.
example_SURV-20 = The Miner lies above "4 Food". You have 5, pay 4, and the card is yours.
example_SURV-21 = You rescue the Chef, a Builder card. One Builder token goes into your bag; you may draw it next round.
example_SURV-22 = By round 6 Anna has nine cards beside her Compound. All of them can be used each round.
example_SURV-23 = A Mission gives you a rescue. You take the dearest card of the Row and pay nothing; the Doctor adds 1 Meds.
example_SURV-24 = You rescue a card with your first token. When your second one is placed, it can already be used.
example_SURV-25 = Everybody has rescued and the Row is empty. You place at the Kremlin for its Mission only.
example_SURV-30 = To win Compound you assigned four tokens there. In Worker Actions, Engineer lets you move one of them to Metro and place it from there.
example_SURV-31 = You placed in the city and still want a token moved: the Engineer shifts one from Metro to Compound for a later turn.
example_SURV-32 = The Architect lets your Scholar into Arbat, lower, as a Builder. For Directives it remains a Scholar.
example_SURV-33 = You place in a room and leave its effect. The Botanist brings 1 Food all the same.
example_SURV-34 = You rest a token with the Mechanic ready. No Part comes of it.
example_SURV-35 = One Mutant is in your Zone and you pay 1 good for it: 1 VP from the Smuggler. With two Mutants you would pay 2 and score 1 VP as well.
example_SURV-36 = You build, the Sapper lets you plan, and the plan wakes the Plumber: 1 Food.

## The Survivors

example_CARD-CHEF = At the Kremlin you rescue the Miner. The Chef gives back 1 of the Food you paid.
example_CARD-DOCK-WORKER = You assigned a Builder to Compound, but Hope Island is a Harbor Zone. The Dock Worker moves the Builder over.
example_CARD-ELECTRICIAN = The Seed Cabinet costs 1 Fuel, 1 Ammo and 1 Meds. You have no Meds and pay 1 Food in its place.
example_CARD-FARMER = Your Laborer goes to Arbat, upper: 1 Part from the Zone, 1 Food from the Farmer.
example_CARD-FIREFIGHTER = Your Ranger goes to Arbat, lower, as a Builder and gains 2 Parts.
example_CARD-FISHERMAN = You place in Barbarian Gate, right: 1 Fuel from the Zone, 1 Food from the Fisherman.
example_CARD-FOREMAN = You clear a room at Hope Island and score 1 VP besides what the Rubble brings.
example_CARD-GUNSMITH = The Armory gives you 2 Ammo. The Gunsmith adds 1 Part, not 2.
example_CARD-MECHANIC = You place at the Checkpoint: 1 Ammo, and 1 Part from the Mechanic.
example_CARD-MINER = You complete a Mission worth 3 VP and score 4.
example_CARD-PLUMBER = At the Scout Post you plan a Mission, and the Plumber brings 1 Food.
example_CARD-TRUCK-DRIVER = Too many of your tokens are in Harbor. The Truck Driver brings one to Metro, and it goes out from there.
example_CARD-ARCHEOLOGIST = Your Mission is complete. You take 1 Fuel, which you need for the next level.
example_CARD-ARCHITECT = No Builder is at hand for the Workshop. Your Scholar goes in as one.
example_CARD-BIOLOGIST = You rescue a Survivor and gain 1 Part.
example_CARD-BOTANIST = You place in the Garage: a token is drawn, and the Botanist brings 1 Food.
example_CARD-BREWER = You place in Revolution Square, right: 2 Food, and 1 Fuel from the Brewer.
example_CARD-CHEMIST = Barbarian Gate, left, gives 2 Fuel. With the Chemist you have 3.
example_CARD-DOCTOR = You rescue the Pilot and gain 1 Meds, perhaps the last one for your next level.
example_CARD-ENGINEER = You assigned four tokens to Metro to lead there. The Engineer sends one of them home to Compound for the Garage.
example_CARD-LAB-TECH = The Stranded Tanker gives you 1 Fuel, and Lab Tech 1 Part.
example_CARD-PHARMACIST = The Clinic costs 1 Fuel. Its Meds wake the Pharmacist, who brings the Fuel back.
example_CARD-PSYCHOLOGIST = You rescue somebody at the Kitchen and score 1 VP.
example_CARD-VETERINARIAN = Your Compound token finds no free room. The Veterinarian moves it to Harbor.
example_CARD-ARMORER = Your Hero in Compound is needed in the Kremlin, upper. The Armorer moves it to Metro.
example_CARD-BODYGUARD = You complete a Mission in the Kremlin and gain 1 Meds.
example_CARD-HUNTER = Revolution Square, left, gives 3 Food. With the Hunter you have 4.
example_CARD-INSPECTOR = You complete a Mission and gain 1 Ammo.
example_CARD-PARATROOPER = The Ice Ferry brings 2 VP, with the Paratrooper 3.
example_CARD-PILOT = Your Scholar goes to the Kremlin, lower, as a Ranger: 1 Ammo and a plan.
example_CARD-SAILOR = You place at Hope Island to build, and gain 1 Fuel on the way.
example_CARD-SAPPER = You clear the Clinic and may take a Mission into a free slot.
example_CARD-SECURITY-GUARD = Your third room is cleared: 1 Ammo for you.
example_CARD-SCOUT = Nobody stands in the Harbor Zones. The Scout takes a Metro token there.
example_CARD-SMUGGLER = You pay 1 Food for the Mutant in Arbat, upper, and score 1 VP for having gone there.
example_CARD-SNIPER = You place at the Checkpoint: 1 Meds from the room, 1 Ammo from the Sniper.

## Heroes

example_HERO-COSMONAUT = Two of your planned Missions show the Kremlin. You place there, complete the first, rescue a Survivor, and complete the second.
example_HERO-LIBRARIAN = Your Laborer goes to Museum Row, upper, as a Scholar and gains 1 Meds.
example_HERO-MYSTIC = A Laborer in Harbor is worth more at home. The Mystic moves it to Compound.
example_HERO-TRAFFIC-COP = A Mission costs 2 Ammo and 1 Food. You pay 1 Ammo and 1 Food.
example_HERO-OLYMPIAN = You place in Arbat, upper, and take 1 Part from the Zone and 1 Food from the Olympian.
example_HERO-SURGEON = You place in Barbarian Gate, right, and choose 1 Fuel from the Surgeon: 2 Fuel in all.
example_HERO-EVEN = With Even Heroes you take the Mystic: it brings 1 Food and 1 Fuel into your store at once. The Librarian would bring nothing.

## Missions

example_MIS-01 = At level 1 you hold your Starter Mission and two Basic ones. The Advanced ones have to wait.
example_MIS-02 = You place at the Scout Post in your Compound. No trip to the city is needed to plan.
example_MIS-03 = Four Basic and four Advanced Missions lie open. At level 2 you pick one of the four Basic ones.
example_MIS-04 = Three Missions are planned. The Kremlin, lower, gives you its Ammo, but no plan.
example_MIS-05 = Your plan for the Kremlin looks hopeless. It keeps its slot until you complete it.
example_MIS-06 = In Upkeep you rise to level 3. From the next plan on you may take an Advanced Mission.
example_MIS-07 = You plan a Kremlin Mission in the Kremlin, lower. Standing there now does not help; you complete it with another token.
example_MIS-08 = Anna has taken the best Basic Mission. Its space is empty until the round is over.
example_MIS-10 = Your first token stands in the Kremlin, and now you place in Arbat. You cannot complete a Kremlin Mission this turn.
example_MIS-11 = You planned Night Cull and a Mutant is in Hope Island, right. You place there, pay for the Mutant, and complete it.
example_MIS-12 = Night School shows Museum Row and Arbat. You place in Arbat, and that is enough.
example_MIS-13 = A Mission costs 2 Parts and 1 Ammo, and you have 1 Part. You cannot complete it, whatever else you own.
example_MIS-14 = A Mission costs 2 Meds, 2 Food and 2 Fuel. You pay all six, score 7 VP and advance 1 space on the Compound track.
example_MIS-15 = You could pay for two Missions of Arbat. You complete one now and come back for the other.
example_MIS-16 = Bookshop Barricade shows Arbat, so it goes to your left column. From now on each Upkeep brings 1 Meds for it.
example_MIS-17 = Burn the Nest goes to the middle column, because your row lacks one there.
example_MIS-18 = You have Missions in the left and the right column. Your first one in the middle completes the row: rescue a Survivor for free. A second full row later brings nothing.
example_MIS-19 = You complete a fourth Mission of the right column. It pays Food or Fuel like the other three.
example_MIS-20 = Arbat, upper, gives you the Part that your Mission there costs. You complete it in the same turn.
example_MIS-21 = Your Starter Mission shows Revolution Square. You place there in round 1 and may complete it at once.
example_MIS-22 = The Mission also lets you retire a Survivor. You pay, take the points, and retire nobody: it is complete.
example_MIS-23 = In Step 2 a track bonus lets you plan a Mission. You may complete it on your first turn of this round.

## Step 4: Upkeep

example_UPK-A = Your tokens leave the boards for the Rest Area, then your exhausted cards are turned back.
example_UPK-A1 = Five of your tokens stand on the boards. They rest now, and bring no Food as they would on a turn.
example_UPK-A2 = Farmer, Miner and your Hero were used this round. All three are ready for the next.
example_UPK-B = You have two Missions in the left column and one on the right: 2 Meds, and 1 Food or 1 Fuel.
example_UPK-B1 = Stove Night lies open. Anna pays 1 Fuel for 2 VP; Boris keeps his Fuel.
example_UPK-C = You hold 4 Ammo and 3 Meds, and you have 1 Fuel and 2 Food. You are asked whether you rise to level 2.
example_UPK-C1 = At level 1 with at least 5 Ammo, 5 Meds, 3 Fuel and 4 Food you may rise to level 3 at once. It costs you 3 Fuel and 4 Food for both steps; Ammo and Meds stay.
example_UPK-C2 = For level 2 your 3 Ammo and 3 Meds only have to be there. The 1 Fuel and the 2 Food are spent.
example_UPK-C3 = With 3 Ammo, 3 Meds, 1 Fuel and 2 Food you rise to level 2. The Fuel and the Food are gone, Ammo and Meds stay at 3.
example_UPK-C4 = With 6 Ammo, 5 Meds, 2 Fuel and 3 Food you rise to level 3 and keep 6 Ammo, 5 Meds and 1 Food.
example_UPK-C5 = With 8 Ammo and 8 Meds in store you pay 3 Fuel and 3 Food, and draw 6 tokens from now on.
example_UPK-C6 = After you have risen to level 2, you spend all your Ammo on Missions. Your level stays.
example_UPK-C7 = You lack 1 Meds for level 3. A Mission in your left column has just brought it: you may rise.
example_UPK-D = Two cards leave on the right, three slide over, and two new ones come on the dear side.
example_UPK-D1 = The rightmost space is empty, and a card lies beside it. That one card is discarded.
example_UPK-D2 = A card that cost 4 Food slides two spaces to the right and costs 2 now.
example_UPK-D3 = Two spaces on the left are empty. Two cards from the deck fill them.
example_UPK-D4 = The deck is used up and three cards are left in the Row. Next round there will be fewer.
example_UPK-E = Two Basic Missions were planned this round. Two new ones take their places.
example_UPK-E2 = The last Advanced Mission has been dealt. From now on the column only grows shorter.
example_UPK-F = The Mutants leave Arbat and turn up in the Kremlin, where you meant to go.
example_UPK-F1 = The card of Arbat is discarded, and both Mutants of its Zones go off the map.
example_UPK-F2 = Two players turn up Museum Row and Hope Island: four Zones will cost 1 more next round.
example_UPK-F3 = A blank card comes up in a game of three. Next round no Zone holds a Mutant.
example_UPK-F4 = The deck is empty. The cards of the rounds before are shuffled, and one of them comes up.
example_UPK-LAST = In the last Upkeep your Missions bring the Ammo and Meds you need, and you can pay Fuel and Food: you rise to level 3 and score for it, Directives included.

## Final scoring

example_SCORE-01 = Your Compound has reached level 3: 5 VP. Anna at level 4 gets 9.
example_SCORE-02 = With 11 Ammo and 8 Meds you score 4 and 2, so 6 VP.
example_SCORE-03 = 4 Food, 3 Fuel and 1 Part are 8 Resources and score 2 VP.
example_SCORE-04 = Four players stand on 5, 4, 3 and 2: they score 7, 4, 2 and 0.
example_SCORE-05 = Players on 3, 0 and 0 score 7, 0 and 0. If all are on 0, nobody scores.
example_SCORE-06 = One player leads a track, two are tied behind, and one is last. They score 7, 2, 2 and 0.
example_SCORE-07 = You meet both Directives, but your Compound is at level 2. You score neither of them.
example_SCORE-08 = 46 VP on the track, 5 for the level, 3 for supplies, 2 for Resources, 11 for Leadership and 9 for Directives make 76.

## Ties

example_TIE-01 = Anna has 71 VP, Boris 70. Anna wins.
example_TIE-02 = Both have 71 VP. Anna has advanced 5, 4 and 2 spaces, Boris 6, 3 and 1: with 11 to 10, Anna wins.
example_TIE-03 = Points and Leadership are equal. Anna was first player in round 6, Boris second: Boris wins.

## Directives

example_DIR-A1 = You have 6 Fuel left: 4 VP. One more would have made it 7.
example_DIR-A2 = Your columns hold 1, 3 and 2 Missions. The longest counts: 4 VP.
example_DIR-A3 = You stand on 5, 4 and 2. Your lowest track shows 2 spaces: 2 VP.
example_DIR-A4 = Checkpoint, Armory, Clinic, Garage, Kitchen and Workshop are open. These six score 4 VP.
example_DIR-A5 = A player at level 3 scores 2 VP with 4 Food, 4 VP with 6 Food and 7 VP with 8 Food.
example_DIR-B1 = You have Hunter, Pilot and Sniper, three Ranger cards: 5 VP. Your Ranger tokens do not count here.
example_DIR-B2 = Two Builder cards score 3 VP; a Builder token without a card adds nothing.
example_DIR-B3 = Four Scholar cards score 8 VP. Your Hero is none of them.
example_DIR-B4 = Five Survivor cards and your Hero make six: 5 VP.
example_DIR-B5 = 5, 4 and 3 spaces make 12: 4 VP.
example_DIR-B6 = 3 Ranger tokens and 4 cleared rooms make 12, which is 6 VP.
example_DIR-B7 = 3 Scholar tokens and 6 completed Missions make 18, which is 9 VP.
example_DIR-B8 = 4 Builder tokens and 6 cards make 24, which is 12 VP.
example_DIR-14 = You retired one of your Scholars. Researchers counts the ones in bag and Rest Area only.

## Solo: you against the Mutants

example_SOLO-01 = You see two Heroes and two Starter Missions, take one of each, and play on the board for two or three players.
example_SOLO-02 = No Event lies open, no Event token is used, and the round begins with a Mutant Leadership card instead.
example_SOLO-03 = Each of the six Mutant cards shows a District. After two rounds every District has had its visit.
example_SOLO-04 = Round 1 begins, and no Mutant is on the map. The first one comes before your first placement.
example_SOLO-05 = In rounds 1 to 3 a total of 3 may be enough to lead. From round 4 on you may need 5 for the same.
example_SOLO-06 = The board starts on side B: in Barbarian Gate the Mutants want 1 Fuel. After a Mutant Mission it shows side A.
example_SOLO-07 = You have advanced 3 spaces on Harbor. The Mutants began on 5 and are still ahead of you.
example_SOLO-08 = Against a Town the Mutants start with 10 VP. You begin with 0.
example_SOLO-09 = The Mutants never draw, never pay and never build. They gain points and advance.
example_SOLO-10 = You draw three Salvage cards, put one away, and get a new one unseen. All three are collected.
example_SOLO-20 = The card says that Harbor is weakly held this round. You know it before you assign your tokens.
example_SOLO-21 = A card shows for an area: with 0 or 1 the Mutants advance 1, with 2 both of you do, with 3 or 4 you advance 1, and with 5 or more you advance 2.
example_SOLO-22 = Both of you advance on Metro. You get the bonus of your space, the Mutants only the space.
example_SOLO-23 = Before your first placement the card of the Kremlin comes up: a Mutant in each of its Zones, two cards leave the Row, the Mutants gain 2 VP. Then you place.
example_SOLO-24 = With five tokens you meet three Mutant cards. The fourth and the fifth token are placed in peace.
example_SOLO-25 = After two rounds all six cards have been used. They are shuffled, and any District can come again.
example_SOLO-26 = Your tokens rest, your Missions pay, you may rise. The Mutants leave the map, and no new ones come yet.
example_SOLO-27 = In round 6 you rise to level 4 in the last Upkeep, then you and the Mutants score.
example_SOLO-28 = Your Laborer stands in Arbat when the Mutants come there. It costs nothing; only your next token there would pay.
example_SOLO-30 = Level, supplies, leftover Resources, Leadership, Directives and Missions score as in any game.
example_SOLO-31 = The Mutants gained 24 VP in play, hold two first places on tracks for 14 and score 7 and 8 for Directives: 53.
example_SOLO-32 = Polar Vortex and Militarism lie open: 7 and 8 VP for the Mutants, whatever you have.
example_SOLO-33 = You and the Mutants both reach 60 VP: the Mutants win.
example_SOLO-A-ARB = You have 1 Food and 1 Part and pay both: any 2 Resources will do. The Mutants gain nothing.
example_SOLO-A-REV = In round 2 a Basic Mission worth 5 VP lies open. The Mutants complete it, and the board turns to side B.
example_SOLO-A-BAR = Farmer and Miner are ready. You exhaust the Miner, who would have no use this round, and the Mutants gain 1 VP.
example_SOLO-A-HOP = You keep your 5 Ammo and 5 Meds for level 3 and let the Mutants gain 3 VP.
example_SOLO-A-KRE = The two cheapest Survivors leave the Row, and the Mutants gain 2 VP.
example_SOLO-A-MUS = You have 2 Food and pay them. The Mutants gain nothing.
example_SOLO-B-ARB = You have 3 Fuel and no Ammo or Meds. You must pay 2 of your Fuel.
example_SOLO-B-REV = In round 5 an Advanced Mission lies open. The Mutants complete it, and the board turns to side A.
example_SOLO-B-BAR = You have no Fuel, so there is no choice: the Mutants gain 3 VP.
example_SOLO-B-HOP = You turn up the Rubble on a room of level 3 that you would not have cleared. It shows 2 VP, which the Mutants gain.
example_SOLO-B-KRE = The Psychologist lies on the cheapest space and is discarded with the card beside it. The Mutants gain 2 VP.
example_SOLO-B-MUS = Chef and Doctor are ready. You exhaust both and keep your Food.
example_SOLO-40 = In round 3 the Mutants look at the Basic column only, even if a rich Advanced Mission lies open.
example_SOLO-41 = Missions worth 4, 5 and 5 VP lie open. The Mutants take the lower one of those with 5.
example_SOLO-42 = The Mission brings 3 VP and a retirement. The Mutants gain 3, and 1 for the rest: 4 VP.
example_SOLO-43 = The Mission you meant to plan has been taken. Its space is filled again in Upkeep.
example_SOLO-44 = A Mission of the Kremlin costs 3 Ammo. The Mutants complete it from Revolution Square for nothing.
example_SOLO-45 = The Basic column is empty. The Mutants complete nothing, but from now on the other side of the board counts.
example_SOLO-46 = Arbat asks for 2 Resources and you have 1. You cannot pay half: the Mutants gain 3 VP.
example_SOLO-47 = All your cards are exhausted already. The Mutants gain 1 VP, and you lose nothing else.
example_SOLO-48 = Only one card lies on the two rightmost spaces. It is discarded, and the Mutants gain 2 VP.
example_SOLO-49 = The Rubble of your Garage shows 2 Food. You do not get them, the Mutants gain nothing, and the Garage stays shut for good.

## Encounters expansion

example_ENC-01 = With three players the bag holds 4 Mutants, 2 Beasts and 1 Stalker.
example_ENC-02 = A Beast has been defeated. It lies beside the board until the bag is empty.
example_ENC-03 = The card of Arbat comes up. A Mutant and a Stalker are drawn: one goes to each Zone of Arbat.
example_ENC-04 = A Beast and a Mutant come to the Kremlin. Anna, the first player, puts the Beast where she does not want to go.
example_ENC-05 = A blank card comes up: no token leaves the bag this round.
example_ENC-06 = With three players there are 7 tokens in the bag. Three rounds use up 6; in round 4 you draw the last one, put the 6 discarded ones back and draw again.
example_ENC-07 = A Mutant stands in Arbat, upper. You pay 1 Part for it and place.
example_ENC-08 = Night Cull asks for a Mutant, and a Beast is in your Zone. You defeat the Beast, but Night Cull has to wait.
example_ENC-09 = A Zone holds a Beast and one token of Anna's. Boris pays 1 Ammo for the Beast and 1 Food for Anna's token, gains 2 VP and removes the Beast. Celina, who comes later, pays 2 for the two Survivors.
example_ENC-10 = You place beside the Stalker and trade 1 Food for 1 Meds.
example_ENC-11 = A Beast and two rivals are in the Zone: 1 Ammo or Meds, and 2 goods of any kind. With 1 Meds and 1 Food you cannot go there.
example_ENC-12 = You place where only the Stalker stands. The Smuggler brings nothing.
example_ENC-13 = A Beast in Arbat was never met. In Upkeep it leaves the map and joins the discarded tokens.
example_ENC-14 = The Event deck of your game holds three usual Events and two of the harsher ones. Nobody knows which.
example_ENC-15 = The card of Barbarian Gate draws a Beast and a Stalker. The Mutants act there once, as if two Mutants had come.
example_ENC-16 = One Beast is left when Upkeep begins. The Mutants gain 4 VP; meeting it would have given you 2.

## Questions and answers

example_AMB-135 = The Garage brings you a Ranger. You put it into Harbor; your Harbor total of Step 2 does not change any more.
example_AMB-142 = You have 1 VP and choose to lose 2. You have 0 now.
example_AMB-143 = Iron Frost asks for 1 Fuel, 2 Food or 2 VP. You have 1 Food and no Fuel, so you lose 2 VP.
example_AMB-137 = Your Scholar in Harbor should go to Arbat, lower. Scout switches it to Metro, and the Architect lets it stand for a Builder: both are used. To keep the Architect you may use Pilot and Firefighter in its place.
example_AMB-50 = Level 2 asks you to hold 3 Meds, and you have 2. The Electrician cannot help: nothing is paid there.
example_AMB-51 = A Mission costs 2 Meds. The Traffic Cop takes 1 off, and the Electrician pays the other with 1 Food.
example_AMB-52 = Your token stands in Arbat, and you complete a Mission there. The second one must show Arbat too.
example_AMB-56 = The Surgeon gave you Fuel last round. This time you may take Food.
example_AMB-128 = A Mission brings a token to draw and a Leadership step. You advance first, because the new space holds a bonus that you want before drawing.
example_AMB-144 = Barter Train: you give 1 Food for 1 Fuel, then that Fuel for 1 Ammo. Both exchanges are used.
example_AMB-87 = Markers on 5, 5 and 3 score 4, 4 and 2. Markers on 5, 5, 3 and 3 score 4, 4, 2 and 2.
example_AMB-89 = Two players on 4 and 4 score 4 each. On 4 and 0 they score 7 and 0.
example_AMB-150 = You pay no Meds for Tunnel Fever. At level 2 you draw 4 tokens instead of 5.
example_AMB-151 = During The Howling Dark a Mutant and a rival stand in your Zone. You pay 2 for the Mutant and 1 for the rival.
example_AMB-152 = You have 3 Food and no Fuel. You lose 1 Food, and 1 VP for the Fuel that is missing.
