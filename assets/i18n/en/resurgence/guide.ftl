# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

## Around the lessons

guide-try = Try: { $move }. Press { $key }.
guide-try-enter = Try: { $move }. Go there and press Enter.
guide-try-amount = Enter pays what is filled in; arrow keys change it.
guide-try-gain = Enter takes what is filled in; arrow keys change it.
guide-try-assign = Try: { $moves }.
guide-try-done = All are sorted. Enter: done; Backspace takes one back.
guide-assign-one = { $token } { $key }
guide-go-on = Go on
guide-stop = No more guide: just the game

## Setup

guide-welcome = You lead a settlement in frozen Moscow. { $goal } You will be shown the setup and a whole round, step by step; later only what is new. { $sign } marks what you might do, and anything else that can be picked is fine too. Arrow keys and Enter pick; so do the number of a row and a click. Esc saves and leaves, e stops the guide.
    .title = Your first game
guide-goal = After six rounds the most Victory Points (VP) win.
guide-goal-alone = After six rounds you must have more Victory Points (VP) than the Mutants.
guide-hero = A Hero is two things: a token that may go anywhere, and a card with an ability that you can use once a round.
guide-starter = A Mission is a task. With a token in its District, pay what it costs and get what stands behind it. Your first one is ready to be completed.
guide-specialist = Everybody has got one good of each kind. Now a Specialist joins your bag: worth 2 for Leadership, and some Zones need one.

## Step 1

guide-round = 1 Draw and assign: you draw tokens from your bag and sort them, unseen, into three areas. 2 Leadership: who sorted most into an area moves up on its track. 3 Worker Actions: in turn all place a token, one at a time, in the city, in a room, or to rest. 4 Upkeep: tokens come home, completed Missions pay, and your Compound may rise a level.
    .title = A round has four steps
guide-round-alone = 1 Draw and assign: you draw tokens from your bag and sort them into three areas. 2 Leadership: a card says what your total in each area brings you, or the Mutants. 3 Worker Actions: you place one token a turn; before each of the first three the Mutants enter a District and act. 4 Upkeep: tokens come home, completed Missions pay, and your Compound may rise a level.
    .title = A round has four steps
guide-assign = Metro tokens go to Zones marked [M], Harbor tokens to [H], Compound tokens into your own rooms. Any of them may rest instead.
guide-assign-again = The same again, now as you like. Each area shows how many places it would reach. { $planned }
guide-assign-planned = Think of the Mission you have planned.
guide-assign-unplanned = No Mission is planned now: a Zone that says “plan” lets you plan one.

## Step 2

guide-leadership = All sorted tokens are open now. In each area the highest total moves up one space on its track, or two if it is alone in front with 4 or more; if all are equal, nobody moves. { $moved } Many spaces give a bonus at once. At the end of the game the first places on each track bring { $prizes } VP.
    .title = Leadership
guide-leadership-alone = The card of the round was read with your total in each area: a low one moves the Mutants up, a high one you. { $moved } Many spaces give you a bonus at once. At the end of the game each track is compared: the one in front gets { $prizes } VP.
    .title = Leadership
guide-moved = You move up: { $tracks }.
guide-moved-none = This time you do not move.
guide-moved-track = { $area } { $count }

## Step 3

guide-place-free = { $place } costs nothing to enter: no Mutant (MU) and no rival is there. You place one token a turn. The space gives { $gain }.
guide-place-penalty = The next token. { $place } is not empty: before you place, you pay one good of your choice for each Mutant (MU) and rival there.
guide-place-room = A Compound token works at home, in a room without Rubble; nothing is paid to enter. { $place } gives { $gain }.
guide-place-rest = A token may also rest, whatever its area: that brings 1 Food and nothing else. Good for the one you need least.
guide-place-mission = At { $place } you can complete a Mission that you have planned: the District fits, and you have what it costs.
guide-place-rescue = At { $place } you can rescue: pay the Food below a card of the Row (key s). The card is yours, and a token of its type.
guide-place-build = At { $place } you can build: pay { $cost } and clear a room. What lies under the Rubble is yours, and the room works from now on.
guide-place-more = As you like. What helps: goods for your Missions; Ammo, Meds, Fuel and Food for the next level of your Compound.
guide-token = More than one of your tokens may go there. Keep the Hero and Specialists for spaces that need them.
guide-penalty = Pay with what you need least. Ammo and Meds are worth keeping: they let your Compound rise.
guide-act-effect = The token stands. Take what the space gives; cards, and a Mission of this District, may follow in any order.
guide-act-mission = A Mission that you have planned belongs here, and you can pay it: complete it. At most one a turn.
guide-act-card = This placement has woken a card of yours. A card works once a round, whenever what it names has happened.
guide-act-more = What you leave now is gone. With the last line your turn is over.
guide-plan = A planned Mission takes one of your three slots (key o). Choose a District and goods that you can reach. It can be completed from your next turn on.
guide-gain = You choose what you get. Ammo and Meds let your Compound rise; Fuel, Food and Parts pay for nearly everything.
guide-add-specialist = A Specialist joins your bag for good: worth 2 for Leadership, and some Zones need one.
guide-pay = First the cost, then what it buys.
guide-order = Several rewards at once: you take them one after the other, in the order that suits you.
guide-column = A completed Mission lies in a column, and brings the goods of that column in every Upkeep.

## Step 4

guide-upkeep = All tokens go to your Rest Area; when your bag is too empty to draw, they return to it. Cards can be used again. Each completed Mission brings the goods of its column. { $income } Then who holds enough Ammo and Meds may raise the Compound a level.
    .title = Upkeep
guide-income-got = You get { $goods }.
guide-income-none = You have none yet.
guide-income-choose = Yours leaves you a choice.
guide-income = A completed Mission of this column brings one of these goods, in every Upkeep. Choose what your next Mission or level lacks.
guide-level = You hold enough Ammo and Meds, and keep them. Fuel and Food are paid. A level brings more tokens or rooms, and VP at the end.
guide-no-level = To raise your Compound to level { $level } you must hold { $hold }, which you keep, and pay { $cost }. It is asked in every Upkeep in which you can. Level 2 draws a token more each round and opens more rooms; level 3 allows Advanced Missions; each level is worth more VP at the end.
    .title = Levels
guide-missed-places = { $missed } You will be shown when there is a good moment for it.
    .title = Where tokens go
guide-missed-free = A Zone without Mutants and rivals costs nothing to enter.
guide-missed-penalty = A Zone with Mutants or rivals costs one good of your choice for each of them, before you place.
guide-missed-room = Compound tokens go into your own rooms; each room works once a round.
guide-missed-rest = Any token may rest instead: that brings 1 Food and nothing else.
guide-missed-deeds = { $missed } You will be shown when there is a good moment for it.
    .title = What a placement may lead to
guide-missed-card = A card of yours wakes when what it names has happened in your turn; each works once a round.
guide-missed-plan = Some spaces let you plan a Mission: it waits in one of three slots.
guide-missed-mission = After placing in the District of a planned Mission you may pay its cost and complete it, one a turn.
guide-renewed = The two cards on the right left the Survivor Row, the others moved to where they are cheaper, and new ones came. Missions that were taken are replaced.{ $mutants }
    .title = A new round
guide-renewed-mutants = { " " }The Mutants leave their Districts and enter others: look at the city (key c) before you sort your tokens.

## The rest of the game

guide-onward = Five more rounds go the same way. At the end you score your level, every { $resources } Resources left over, Ammo and Meds, your places on the three tracks, two Directives that all share (key k), and what some Missions promise. The guide is quiet now and speaks up when something new comes. F1 explains any question, ? the keys and signs.{ $alone }
    .title = How it goes on
guide-onward-alone = { " " }The Mutants score places on the tracks and both Directives.
guide-event = Each round but the first has an Event. One with a District adds an option to every placement there, one of the Upkeep asks then, and others happen at once. This round: { $event } ({ $text }).
    .title = Events
guide-refilled = Your bag held too few tokens, so all of your Rest Area went back into it, and you drew on. Tokens in the Rest Area always return this way. A small bag brings its good tokens more often: that is why Retiring a Laborer can be worth while.
    .title = The bag is filled again
guide-advanced = From level { $level } on you may plan Advanced Missions too. They cost more and bring far more VP. The Directives count only for who has reached this level.
    .title = Advanced Missions
guide-last-round = The last round. Its Upkeep still pays and still lets you rise, but no new cards come. What you hold then is scored: goods left over, Ammo and Meds, levels, tracks and Directives. Missions that are planned but not completed bring nothing.
    .title = The last round

## Questions that may come up

guide-rescue = Choose for the ability, and for the price below the card. It can be used from your next turn on.
guide-free-rescue = A card of the Row for nothing: take whichever ability you like best. A token of its type comes along.
guide-build = You do not see what lies under the Rubble before you choose. The room is yours to use from your next turn on.
guide-track = Choose a track: the space you enter may bring a bonus, shown on the board (key k).
guide-retire = A retired token leaves the game. With fewer Laborers you draw the better ones more often; but a Hero is worth keeping.
guide-draw = One more token for this round: you assign it at once and place it on a later turn.
guide-use-event = An Event that you may use or leave.
guide-meet-event = An Event that hurts: choose what you can spare.
guide-demand = The Mutants act in the District they have entered. Pay what they demand, or let them gain VP.
guide-any = Anything listed is legal. F1 tells the rule behind the question.

## Before the game

guide-setup = First game: who plays?
guide-setup-bot = Alone, with a bot as the other player
guide-setup-alone = Alone, against the Mutants
guide-setup-two = Two people at this keyboard
guide-setup-three = Three people at this keyboard
guide-setup-four = Four people at this keyboard
