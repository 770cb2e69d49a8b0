# What a position is made of, as hints count it.

hint_part_points = PZ od razu
hint_part_goods = towary
hint_part_missions = Misje
hint_part_level = Kryjówka
hint_part_tokens = żetony
hint_part_cards = karty
hint_part_leadership = Przywództwo
hint_part_directives = Zadania
