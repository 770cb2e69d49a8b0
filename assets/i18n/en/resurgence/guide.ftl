# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

## Around the lessons

guide-try-amount = Enter pays what is filled in; arrow keys change it.
guide-try-gain = Enter takes what is filled in; arrow keys change it.
guide-try-assign = Try: { $moves }.
guide-try-done = All tokens are assigned. Enter: done; Backspace takes one back.
guide-assign-one = { $token } in { $key }

## Setup

guide-welcome = You lead a settlement in frozen Moscow. { $goal } You will see the setup and a whole round, step by step; later only what is new. { $sign } marks a suggestion; you may pick anything else. Arrow keys and Enter pick; you can also type the number or click. Esc opens the game menu, e turns the guide off.
    .title = Your first game
guide-goal = After six rounds, the most Victory Points (VP) win.
guide-goal-alone = After six rounds, you need more Victory Points (VP) than the Mutants.
guide-hero = A Hero is two things: a token that may go anywhere, and a card with an ability that you can use once a round.
guide-starter = A Mission is a task. With a token in its District, pay its cost and take its reward. You can complete your first one right away.
guide-specialist = Everybody has one good of each kind. Now a Specialist joins your bag: it counts 2 for Leadership, and some Zones need one.

## Step 1

guide-round = 1 Draw and assign: you draw tokens from your bag and assign them, in secret, to three areas. 2 Leadership: the highest total in an area moves up on its track. 3 Worker Actions: players take turns to place one token each, in the city, in a room, or to rest. 4 Upkeep: tokens come home, completed Missions pay, and your Compound may rise a level.
    .title = A round has four steps
guide-round-alone = 1 Draw and assign: you draw tokens from your bag and assign them to three areas. 2 Leadership: a card says what your total in each area brings you, or the Mutants. 3 Worker Actions: you place one token a turn; before each of the first three the Mutants enter a District and act. 4 Upkeep: tokens come home, completed Missions pay, and your Compound may rise a level.
    .title = A round has four steps
guide-assign = Metro tokens go to Zones marked [M], Harbor tokens to [H], Compound tokens into your own rooms. Any of them may rest instead.
guide-assign-again = Now assign as you like. Each area shows how many places it can reach. { $planned }
guide-assign-planned = Think of the Mission you have planned.
guide-assign-unplanned = You have no Mission planned: a Zone with “plan” lets you plan one.

## Step 2

guide-leadership = Everybody's assigned tokens are now open. In each area the highest total moves up one space on its track, or two if it leads alone with 4 or more; if all are equal, nobody moves. { $moved } Many spaces give a bonus at once. At the end of the game the first places on each track bring { $prizes } VP.
    .title = Leadership
guide-leadership-alone = The card of the round compared your total in each area: a low one moves the Mutants up, a high one you. { $moved } Many spaces give you a bonus at once. At the end of the game the leader of each track gets { $prizes } VP.
    .title = Leadership
guide-moved = You move up: { $tracks }.
guide-moved-none = This time you do not move.
guide-moved-track = { $area } { $count }

## Step 3

guide-place-free = { $place } costs nothing to enter: no Mutant (MU) and no rival is there. You place one token a turn. The space: { $gain }.
guide-place-penalty = Now the next token. { $place } is not empty: before you place, you pay one good of your choice for each Mutant (MU) and rival there.
guide-place-room = A Compound token works at home, in a room without Rubble, and enters for free. { $place }: { $gain }.
guide-place-rest = A token may also rest, whatever its area: that brings 1 Food and nothing else. Good for the one you need least.
guide-place-mission = At { $place } you can complete a planned Mission: the District fits, and you have what it costs.
guide-place-rescue = At { $place } you can rescue a Survivor: pay the Food price of a card in the Survivor Row (key s). You gain the card and a token of its type.
guide-place-build = At { $place } you can build: pay { $cost } and clear a room. You gain what lies under the Rubble, and can use the room from your next turn.
guide-place-more = Your choice. What helps: goods for your Missions; Ammo, Meds, Fuel and Food for the next level of your Compound.
guide-token = You can choose which token goes there. Keep the Hero and Specialists for spaces that need them.
guide-penalty = Pay with what you need least. Ammo and Meds are worth keeping: they let your Compound rise.
guide-act-effect = Your token is placed. Take what the space gives; use cards and complete a Mission of this District in any order.
guide-act-mission = A planned Mission belongs here, and you can pay for it: complete it. You can complete one a turn.
guide-act-card = This placement triggered a card of yours. You can use each card once a round, after its trigger.
guide-act-more = Anything you skip is lost. The last line ends your turn.
guide-plan = A planned Mission takes one of your three slots (key o). Choose a District and goods that you can reach. You can complete it from your next turn.
guide-gain = You choose what you get. Ammo and Meds let your Compound rise; Fuel, Food and Parts pay for most other things.
guide-add-specialist = A Specialist joins your bag for good: it counts 2 for Leadership, and some Zones need one.
guide-pay = First you pay the cost, then you get what it buys.
guide-order = You have several rewards. Take them one by one, in any order.
guide-column = A completed Mission lies in a column, and brings the goods of that column in every Upkeep.

## Step 4

guide-upkeep = All tokens go to your Rest Area; when your bag runs out, they return to it. You can use your cards again. Each completed Mission brings the goods of its column. { $income } Then, with enough Ammo and Meds, you may raise your Compound a level.
    .title = Upkeep
guide-income-got = You get { $goods }.
guide-income-none = You have none yet.
guide-income-choose = Where a column offers several goods, you choose.
guide-income = A completed Mission in this column brings one of these goods in every Upkeep. Choose what your next Mission or level needs.
guide-level = You have enough Ammo and Meds, and keep them. You pay the Fuel and Food. A level brings more tokens or rooms, and VP at the end.
guide-no-level = To raise your Compound to level { $level } you must have { $hold }, which you keep, and pay { $cost }. Every Upkeep asks you if you can. Level 2 draws one more token each round and opens more rooms; level 3 allows Advanced Missions; each level is worth more VP at the end.
    .title = Levels
guide-missed-places = { $missed } The guide will show you when the moment comes.
    .title = Where tokens go
guide-missed-free = A Zone without Mutants and rivals costs nothing to enter.
guide-missed-penalty = A Zone with Mutants or rivals costs one good of your choice for each of them, before you place.
guide-missed-room = Compound tokens go into your own rooms; each room works once a round.
guide-missed-rest = Any token may rest instead: that brings 1 Food and nothing else.
guide-missed-deeds = { $missed } The guide will show you when the moment comes.
    .title = What a placement may lead to
guide-missed-card = A card triggers when its condition is met on your turn; each works once a round.
guide-missed-plan = Some spaces let you plan a Mission: it waits in one of three slots.
guide-missed-mission = After placing in the District of a planned Mission you may pay its cost and complete it, one a turn.
guide-renewed = The two cheapest cards left the Survivor Row, the others became cheaper, and new ones came. New Missions replace those taken.{ $mutants }
    .title = A new round
guide-renewed-mutants = { " " }The Mutants move to new Districts: look at the city (key c) before you assign your tokens.

## The rest of the game

guide-onward = Five more rounds work the same way. At the end you score your level, every { $resources } Resources left over, Ammo and Meds, your places on the three tracks, two shared Directives (key k), and some Missions. The guide is quiet now and speaks up when something new comes. F1 explains any question, ? the keys and signs.{ $alone }
    .title = How it goes on
guide-onward-alone = { " " }The Mutants score places on the tracks and both Directives.
guide-event = Each round but the first has an Event. District Events add an option there; Upkeep Events ask at round's end; others happen at once. This round: { $event } ({ $text }).
    .title = Events
guide-refilled = Your bag had too few tokens, so your whole Rest Area went back into it, and you drew on. A small bag brings its good tokens more often: that is why retiring a Laborer can pay off.
    .title = Your bag is refilled
guide-advanced = From level { $level } you may plan Advanced Missions too. They cost more and bring far more VP. Directives score only for players who have reached this level.
    .title = Advanced Missions
guide-last-round = The last round. Its Upkeep still pays and still lets you rise, but no new cards come. Then you score: goods left over, Ammo and Meds, levels, tracks and Directives. Planned Missions that you have not completed bring nothing.
    .title = The last round

## Questions that may come up

guide-rescue = Choose a card for its ability and its price. You can use it from your next turn.
guide-free-rescue = Take any card of the Survivor Row for free: choose the ability you like best. You also gain a token of its type.
guide-build = You choose before you see what lies under the Rubble. You can use the room from your next turn.
guide-track = Choose a track: the space you enter may bring a bonus, shown on the board (key k).
guide-retire = A retired token leaves the game. With fewer Laborers you draw the better ones more often; but a Hero is worth keeping.
guide-draw = One more token for this round: assign it now and place it on a later turn.
guide-use-event = This Event is optional.
guide-meet-event = This Event hurts: choose what you can spare.
guide-demand = The Mutants act in their new District. Pay what they demand, or let them gain VP.
guide-any = Every option is legal. F1 explains the rule behind the question.

## Before the game

guide-setup-alone = Alone, against the Mutants
