# The playing screen: what stands around boards and menus.

## Placing

table-group-city = City
table-group-rooms = Own rooms
table-group-rest = Rest
table-note-tokens = { $tokens }
table-note-wakes = wakes { $things }
table-note-missions = Mission here: { $things }
table-note-event = Event: { $things }
table-ask-token = { $place }: which token?
table-why-token = Esc goes back to the spaces; nothing has been placed yet.

## The line about what is looked at

table-between = { ", " }
table-look = { $place }: { $what }
table-look-pay = pay { $cost } ({ $ways })
table-look-others = { $likely } or { $count } other ways
table-look-with = { $goods } with { $cards }
table-look-lacking = you cannot pay for { $missions } yet
table-look-not = { $place }: { $reason }
table-not-own_token = your token is there already
table-not-rubble = Rubble lies on it
table-not-closed = its Rubble lies face up, so it stays closed
table-not-no_token = you have no token in your { $area } area
table-not-needs_type = needs a { $who }
table-not-cannot_pay = you cannot pay the penalty of { $count }
table-not-no_supply = a Beast asks for Ammo or Meds, and you have too little

## Assignment

table-hand = In hand: { $count }
table-assign-hint = arrows or m h c
table-assign-done = Enter: done
table-assign-worth = Leadership { $count }
table-assign-zones = { $count ->
    [one] 1 Zone, { $free } without penalty
   *[other] { $count } Zones, { $free } without penalty
}
table-assign-zones-short = { $count ->
    [one] 1 Zone, { $free } pay 0
   *[other] { $count } Zones, { $free } pay 0
}
table-assign-rooms = { $count ->
    [one] 1 room
   *[other] { $count } rooms
}
table-assign-rooms-short = { $count ->
    [one] 1 room
   *[other] { $count } rooms
}

## Paying

table-stepper-held = you have
table-stepper-pay = you pay
table-stepper-gain = you gain
table-stepper-done = Enter: pay { $goods }
table-stepper-take = Enter: gain { $goods }
table-stepper-due = { $count } still due

## Draft

table-offer-hero = Heroes
table-offer-starter = Starter Missions
table-offer-salvage = Salvage cards
table-offer-kept = Yours so far: { $cards }

## Tabs

table-tab-city = City
table-tab-compound = Compound
table-tab-compound-of = { $number } { $name }
table-tab-row = Row
table-tab-missions = Missions
table-tab-leadership = Leadership
table-tab-tracks = Tracks
table-tab-mutants = Mutants
table-tab-log = Log
table-tab-offer = Cards
table-log = Log

## Whose turn

table-badge = { $number } { $name }
table-event = Event: { $event }
table-directives = Directives: { $a } and { $b }
table-more = { $count } more
table-bots-play = Bots are playing.
table-bots-play-why = The log tells each of their moves; g lets a person take over a seat.
table-curtain-down = The curtain is drawn.
table-curtain-down-why = What only one person may see is hidden until that person lifts it.
table-over = The game is over.
table-over-why = Enter shows the score; boards and log can still be looked at.
table-over-abandoned = The game was abandoned.
table-show-score = Show the score
table-leave = Back to the menu
table-assign-ask = Assign { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
table-assign-why = Nobody sees it before you press Enter with an empty hand.
table-assign-early = { $count ->
    [one] 1 token is still in hand.
   *[other] { $count } tokens are still in hand.
}
table-heading = { $round }, { $step }
table-not-here = There is nothing to pick there now.
table-not-yours = That is another seat's Compound.
table-stale = That question is no longer asked; here is the one that is.
table-illegal = That is not possible now.

## Keys

table-key-rule = rule
table-key-keys = keys
table-key-hand = hand
table-key-search = find
table-key-menu = game
table-key-back = back
table-key-curtain = hide
table-key-info = table
table-key-news = news
table-key-seats = seats
table-key-list = list

## Keys, as the help tells them

table-help-city = the city
table-help-compound = your Compound; again: the next seat's
table-help-row = the Survivor Row
table-help-missions = Missions
table-help-leadership = Leadership, Event, Directives
table-help-mutants = the Mutants, and the Encounters bag
table-help-log = the log
table-help-number = to 9, then the letters shown: pick that option; 0: none
table-help-explain = the rule of the place looked at, or of the question
table-help-search = find an option by its words
table-help-curtain = hide the table
table-help-info = piles, discards, retired tokens
table-help-seats = let a bot or a person play a seat
table-help-list = ways to pay: step by step, or as a list
table-help-back = one step back, then the game menu
table-help-menu = save and leave, rules, help

## Signs, as the help tells them

table-legend-goods = Fo Fu Pa Am Me
table-legend-goods-is = Food, Fuel, Parts; Ammo, Meds. Res: any of the first three; Sup: Ammo or Meds
table-legend-tokens = H L R S B
table-legend-tokens-is = Hero, Laborer, Ranger, Scholar, Builder; 2L: a Laborer of seat 2
table-legend-areas = [M] [H] [C]
table-legend-areas-is = open to tokens of your Metro, Harbor, Compound area
table-legend-who = S/H, any
table-legend-who-is = a Scholar or the Hero may go there; any token may
table-legend-mutants = MU BE ST
table-legend-mutants-is = a Mutant; with Encounters a Beast, a Stalker
table-legend-pay = pay 2
table-legend-pay-is = the penalty to enter the Zone now: 2 goods
table-legend-end_vp = 2VP, 2vp
table-legend-end_vp-is = Victory Points now; at the end. vp/2Ro: for every 2 Rooms, Su Survivors, Mi Missions
table-legend-plan = plan
table-legend-plan-is = you may plan a Mission
table-legend-draw = draw
table-legend-draw-is = you may draw one more token from your bag
table-legend-lead = lead M, lead
table-legend-lead-is = a space on the Metro Leadership track; on a track of your choice
table-legend-retire = retire
table-legend-retire-is = you may take one of your tokens out of the game; on the tracks: ret, pln, drw
table-legend-spec = +Spec, +R
table-legend-spec-is = a Specialist of your choice comes into your bag; a Ranger does
table-legend-price = price
table-legend-price-is = the Food below the card in the Survivor Row
table-legend-event = (E)
table-legend-event-is = the Event token: its District of the round
table-legend-directive = 2:2 3:4 4:7
table-legend-directive-is = of a Directive: 2 of what it counts bring 2 VP at the end, 3 bring 4, 4 bring 7
table-legend-rubble = L2
table-legend-rubble-is = a level: that of a Compound, or the one that a room asks for
table-legend-first = 1st
table-legend-first-is = the first player
table-legend-changed = underlined, +2
table-legend-changed-is = changed since your last turn; at the end of a bar by how much

## What lies over the table

table-menu = Game
table-menu-back = Go on playing
table-menu-save_and_leave = Save and go to the menu
table-menu-points = Points so far, by round
table-menu-files = Save score and table to files
table-menu-rules = Rules
table-menu-help = Keys and how to play
table-menu-abandon = Abandon the game
table-abandon-sure = Abandon this game? It ends without a result.
table-seats = Who plays
table-seat-to-human = { $name } is played by a person
table-seat-to-bot-random = { $name } is played by a bot that picks at random
table-seat-to-bot-eager = { $name } is played by an eager bot
table-info = The table
table-info-piles = Piles
table-info-survivors = { $count } Survivor cards to come
table-info-basic = { $count } Basic Missions to come
table-info-advanced = { $count } Advanced Missions to come
table-info-events = { $count } Events to come
table-info-leaders = { $count } Mutant Leadership cards to come
table-info-mutants = { $count } Mutant cards to come
table-info-discarded = Discarded: { $cards }
table-info-gone = Out of the game: { $cards }
table-info-seats = Seats
table-info-retired = { $name } has retired: { $tokens }.
table-info-none-retired = { $name } has retired nobody.
table-info-done = { $name } has completed { $missions }.
table-round = Round { $round }/{ $rounds }
table-public = Open to all
table-public-why = This is what everybody at the table may see.

## Before a choice that a reveal makes final

reveal-ask = After this choice the game goes on and reveals something hidden, so you cannot undo it. Go on?
reveal-go-on = Go on
