# Score and history: points by round, the hall of fame, what is written to files.

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
