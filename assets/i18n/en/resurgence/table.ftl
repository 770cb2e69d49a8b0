# The table: tokens, tabs, keys, whose turn.

## Placing

table-group-city = City
table-group-rooms = Own rooms
table-group-rest = Rest
table-ask-token = { $place }: which token?
table-why-token = Esc returns to the spaces; you have placed nothing yet.

## The line about what is looked at

table-not-yours = That is another player's Compound.

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

## Keys


## Keys, as the help tells them

table-help-info = piles, discards, retired tokens
table-help-city = the city
table-help-compound = your Compound; again: the next seat's
table-help-row = the Survivor Row
table-help-missions = Missions
table-help-leadership = Leadership, Event, Directives
table-help-mutants = the Mutants, and the Encounters bag

## What lies over the table

table-round = Round { $round }/{ $rounds }

## Two answers in one row of the menu

table-chain = { $first }: { $then }
