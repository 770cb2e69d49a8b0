# What a position is made of, as hints count it.

hint_part_points = PZ od razu
hint_part_goods = towary
hint_part_missions = Misje
hint_part_level = Kryjówka
hint_part_tokens = żetony
hint_part_cards = karty
hint_part_leadership = Przywództwo
hint_part_directives = Zadania
hint_part_spaces_metro = pola w Metrze
hint_part_spaces_harbor = pola w Porcie
hint_part_spaces_compound = pola w Kryjówce
hint_part_measured = wyniki w grach botów
