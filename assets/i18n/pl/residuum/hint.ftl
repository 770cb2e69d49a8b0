# Powody podpowiedzi (stół, klawisz q)

hint_part_pieces = aktywne pionki
hint_part_production = produkcja
hint_part_goods = magazyn
hint_part_cards = karty
hint_part_plans = cele w zasięgu
hint_part_danger = mniejsze zagrożenie
