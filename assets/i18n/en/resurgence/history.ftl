# Points by round, in the words of this game.

## Points by round

history-tick-compound = Comp
history-tick-leadership = Lead
history-tick-directives = Dir
history-tick-missions = Mis
history-source-before = Earlier
history-source-start = Level
history-source-actions = Actions
history-source-missions = Missions
history-source-tracks = Tracks
history-source-rubble = Rubble
history-source-cards = Cards
history-source-events = Events
history-source-encounters = Encounters
history-source-compound = Compound
history-source-leadership = Leadership
history-source-directives = Directives
history-part-game = before the end
history-part-compound = Compound
history-part-leadership = Leadership
history-part-directives = Directives
history-part-missions = Missions at the end

## What decided it

history-gained = { $name } { $gained } VP
history-ends-level = Tied at the end: { $names }, { $count } VP each.
history-best-round = Best round: { $name } in round { $round }, +{ $count } VP, mostly { $source }.
history-leads = In the lead: { $name }, { $count } VP.
history-leads-level = Tied for the lead: { $names }, { $count } VP each.
history-in-the-end = Still to come: levels, goods, Leadership, Directives, Missions at the end.

## During a game

history-info-side = { $name }: { $count } VP
