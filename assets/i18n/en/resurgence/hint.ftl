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
