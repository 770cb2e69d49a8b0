# Reasons of a hint (table, key q)

hint_part_pieces = pieces in action
hint_part_production = production
hint_part_goods = the store
hint_part_cards = cards
hint_part_plans = what can be reached
hint_part_danger = less danger
