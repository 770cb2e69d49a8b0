# The whole face of a card, place or space of a track: its kind, labels, and what is the same for all of a kind.

face_kind_zone = Zone
face_kind_room = Room
face_kind_level = Compound level
face_kind_column = Column of completed Missions
face_kind_area = Area and Leadership track
face_kind_track = Space of a Leadership track
face_kind_hero = Hero card
face_kind_survivor = Survivor card
face_kind_starter = Starter Mission
face_kind_basic = Basic Mission
face_kind_advanced = Advanced Mission
face_kind_event = Event
face_kind_bonus = Bonus Event
face_kind_directive_a = Directive, deck A
face_kind_directive_b = Directive, deck B
face_kind_salvage = Salvage card
face_kind_mutant = Mutant card
face_kind_leader = Mutant Leadership card
face_kind_action = Mutant action

## Labels

face_district = District
face_districts = Districts
face_area = Area
face_who = Open to
face_cost = Cost
face_reward = Reward
face_does = Effect
face_level = Level
face_starts = At the start
face_hold = Hold
face_brings = Brings
face_upkeep = In Upkeep
face_spaces = Spaces
face_bonuses = Bonuses
face_bonus = Bonus
face_scores = Scores
face_track = Track
face_type = Type
face_wakes = Trigger
face_token = Token
face_used = Use
face_where = Complete
face_column = Column
face_when = When
face_choice = Choice
face_mutants = Alone
face_in_metro = Metro
face_in_harbor = Harbor
face_in_compound = Compound

## What stands behind the labels

face_any_token = any token
face_from_level = from level { $level }
face_plan_level = can be planned from level { $level }
face_room_open = open
face_room_rubble = under Rubble
face_column_does = Each Mission in it brings this in every Upkeep.
face_track_scores = { $prizes } VP for the first places at the end
face_no_bonus = none
face_last_space = The track ends here; you score the points once.
face_card_token = you also gain a { $token } for your bag
face_card_used = once a round, on your turn; ready again in Upkeep
face_column_told = { $column }: { $income } in each Upkeep
face_any_column = any column
face_event_district = all round, for whoever places in { $district }
face_event_immediate = at once, when the round begins
face_event_upkeep = in the Upkeep of this round
face_event_must = you must face it
face_event_may = this Event is optional
face_directive_mutants = the Mutants score { $count } VP for it
face_salvage_when = collected before round 1, when all have their cards
face_mutant_does = Both Zones of the District get a Mutant for the round.
face_mutant_blank = No Mutants come with this card.
