# The moments of a round: the reveal of Step 2, Upkeep, the next round.

moment_leadership = Round { $round }: who leads where
moment_nobody = a tie, so nobody advances
moment_space = space { $space }
moment_space_bonus = space { $space }: { $bonus }
moment_at_the_end = is on the last space
moment_round = Round { $round } begins
moment_upkeep = What Upkeep brought
moment_income = { $lost ->
    [0] { $goods }
   *[other] { $goods } ({ $lost } lost, the track is full)
}
moment_level = Compound level { $level }
moment_nothing = nothing
moment_first = First Player
moment_event = Event
moment_leader = Leadership
moment_mutants = Mutants enter
moment_mutants_none = no District
moment_new_survivors = New in the Row
moment_left = Left the Row
moment_new_missions = New Missions
