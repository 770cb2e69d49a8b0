# Rounds and steps.

round_of = Round { $round } of { $rounds }
round_step_0 = Setup
round_step_1 = Draw and Assign
round_step_2 = Leadership
round_step_3 = Worker Actions
round_step_4 = Upkeep
round_step_5 = Final scoring
