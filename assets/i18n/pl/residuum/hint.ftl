# Powody podpowiedzi (stół, klawisz q)

hint_part_pieces = pionki w akcji
hint_part_production = produkcja
hint_part_goods = zapasy
hint_part_cards = karty
hint_part_plans = cele w zasięgu
hint_part_danger = mniejsze zagrożenie
