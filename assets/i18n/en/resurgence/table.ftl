# The boards of the playing screen, and what is asked at them.

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
table-not-yours = That is another seat's Compound.
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
table-tab-offer = Cards

## Whose turn

table-event = Event: { $event }
table-directives = Directives: { $a } and { $b }
table-assign-ask = Assign { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
table-assign-why = Nobody sees it before you press Enter with an empty hand.
table-assign-early = { $count ->
    [one] 1 token is still in hand.
   *[other] { $count } tokens are still in hand.
}

## Keys

table-key-hand = hand

## Keys, as the help tells them

table-help-info = piles, discards, retired tokens
table-help-city = the city
table-help-compound = your Compound; again: the next seat's
table-help-row = the Survivor Row
table-help-missions = Missions
table-help-leadership = Leadership, Event, Directives
table-help-mutants = the Mutants, and the Encounters bag

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
