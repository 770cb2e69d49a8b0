# What a position is made of, as hints count it.

hint_part_points = VP scored now
hint_part_goods = goods
hint_part_missions = Missions
hint_part_level = the Compound
hint_part_tokens = tokens
hint_part_cards = cards
hint_part_leadership = Leadership
hint_part_directives = Directives
hint_part_spaces_metro = spaces in the Metro
hint_part_spaces_harbor = spaces in the Harbor
hint_part_spaces_compound = spaces in the Compound
hint_part_measured = results in bots' games

# Verbs at the beginning of an option; within a sentence they are written small, names and terms are not.
hint-verbs = Accept Activate Add Advance Answer Arm Ask Attack Between Build Buy Clear Complete Construct Contaminate Create Decline Destroy Discard Do Draw End Exchange Exhaust Feed Gain Give Keep Lay Let Lose Maintain Move Onward Pay Plan Play Recover Recruit Rescue Resist Rest Retire Reveal Rise Say Sell Skip Spend Stay Swap Take Tear Upgrade Use Welcome Trade
