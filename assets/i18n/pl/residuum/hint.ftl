# Powody podpowiedzi (stół, klawisz q)

hint_part_pieces = aktywne pionki
hint_part_production = produkcja
hint_part_goods = magazyn
hint_part_cards = karty
hint_part_plans = cele w zasięgu
hint_part_danger = mniejsze zagrożenie
hint_part_fight = możliwy wynik starcia

# Słowa na początku opcji; wewnątrz zdania pisze się je małą literą, nazw i pojęć gry nie.
hint-verbs = Atakuj Awansuj Daj Dalej Dobierz Dodaj Handluj Kup Między Nic Niczego Nie Niech Ocuć Oczyść Odkryj Odpoczywa Odpowiedz Odrzuć Odzyskaj Pomiń Poproś Powiedz Połóż Przejmij Przenieś Przyjmij Rozbierz Rusz Skaż Sprzedaj Staw Strać Ukończ Ulepsz Uratuj Uruchom Ustaw Utrzymaj Utwórz Uzbrój Użyj Wycofaj Wyczerp Wydaj Wymień Zabierz Zachowaj Zagraj Zakończ Zaplanuj Zapłać Zbuduj Zniszcz Zostań Zwerbuj Zyskaj
