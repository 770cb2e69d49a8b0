# Reasons of a hint (table, key q)

hint_part_pieces = pieces in action
hint_part_production = production
hint_part_goods = the store
hint_part_cards = cards
hint_part_plans = what can be reached
hint_part_danger = less danger
hint_part_fight = how the conflict may end

# Verbs at the beginning of an option; within a sentence they are written small, names and terms are not.
hint-verbs = Accept Activate Add Advance Answer Arm Ask Attack Between Build Buy Clear Complete Construct Contaminate Create Decline Destroy Discard Do Draw End Exchange Exhaust Feed Gain Give Keep Lay Let Lose Maintain Move Onward Pay Plan Play Recover Recruit Rescue Resist Rest Retire Reveal Rise Say Sell Skip Spend Stay Swap Take Tear Upgrade Use Welcome
