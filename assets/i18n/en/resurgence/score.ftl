# The score: lines of the sheet, its parts, sources of points, and who has won.

## Results of many games

score_source_missions =   Missions
score_source_leadership =   Leadership places
score_source_level =   Compound level
score_source_directives =   Directives
score_source_supplies =   Ammo and Meds
score_source_resources =   Resources left
score_source_mission_end =   End-game Missions
score_source_tracks =   Leadership spaces
score_source_rubble =   Rubble
score_source_cards =   Cards
score_source_events =   Events
score_source_encounters =   Encounters
score_source_losses =   Losses

## Score and best results

score_begun = Mutants at the start
score_alone_won = { $name } wins by { $count } VP, { $mine } to { $theirs }, against the { $level }.
score_alone_lost = The { $level } wins by { $count } VP, { $theirs } to { $mine }.
score_alone_tied = { $mine } VP each: on a tie the { $level } wins.
score_first = Your first result against the { $level }. Beat it next time.
score_best_this = This is your best result against the { $level }.
score_best = Best result against the { $level }: { $how }, { $mine } to { $theirs } ({ $name }).

## Score

score_won = { $name } wins with { $count } VP.
score_tie_leadership = { $names } have { $count } VP each; { $name } stands higher on the Leadership tracks, { $mine } to { $theirs }.
score_tie_order = { $names } have { $count } VP and { $mine } Leadership each; { $name } comes later in the order of play, and so wins.
score_track = Scored during the game
score_level = Level of the Compound
score_ammo = Ammo
score_meds = Meds
score_resources = Resources left
score_lead_metro = Leadership: Metro
score_lead_harbor = Leadership: Harbor
score_lead_compound = Leadership: Compound
score_directive_a = Directive A
score_directive_b = Directive B
score_directive_named = Directive: { $name }
score_mission_end = Missions, at the end
score_earned_missions = Missions
score_earned_tracks = Leadership spaces
score_earned_rubble = Rubble
score_earned_cards = Cards
score_earned_events = Events
score_earned_encounters = Encounters
score_earned_losses = Losses
score_part_game = Game
score_part_compound = Compound
score_part_leadership = Leadership
score_part_directives = Directives
score_part_missions = Missions
